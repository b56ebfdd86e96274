/** A locale key that says why not, or `ok`. */
export type Verdict = string | null;
export const ok: Verdict = null;
/** The server says that a value can be taken. */
export const FREE = Symbol('free');
