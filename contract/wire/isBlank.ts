/** White space, and what is drawn as nothing: zero-width signs, fillers, the empty Braille pattern. */
const UNSEEN = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]*$/u;

/** Whether nothing of a text is to be seen. */
export const isBlank = (text: string): boolean => UNSEEN.test(text);
