/** PostgreSQL's text holds no NUL, and its JSON no half of a surrogate pair. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;
const EACH_UNSTORABLE = new RegExp(UNSTORABLE, 'gu');

/** Whether a store can keep this text as it is. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text);

/** The text with a sign in the place of each character that no store can keep. */
export const storable = (text: string): string => text.replace(EACH_UNSTORABLE, '\ufffd');
