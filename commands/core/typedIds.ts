/** No server of ours or known to us has shorter keys, and few words are so long. */
const KEY_SIGNS_MIN = 8;

/** Whether typed words can be the id of a row: one word of letters and signs that ids are made of, with a digit. No name is asked for. */
export const canBeId = (words: string): boolean => /^[\w+/=.:-]+$/.test(words) && /\d/.test(words);

/** Whether typed words can be a member's public key, as hex, base58 or base64. */
export const canBePublicKey = (words: string): boolean => words.length >= KEY_SIGNS_MIN && canBeId(words);
