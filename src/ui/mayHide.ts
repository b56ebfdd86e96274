/** What is no letter, sign or line end. */
const UNSEEN = /[^\P{C}\t\n\r]/u;

/** Whether there may be something in a text that nobody sees: in nearly none, and joiners of emoji are judged where the marks are drawn. */
export const mayHide = (text: string): boolean => UNSEEN.test(text);
