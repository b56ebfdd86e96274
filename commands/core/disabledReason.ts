import type { TextKey } from './textKey';

/** A locale key that says why not, or `ok`. */
export type DisabledReason = TextKey | null;
export const ok: DisabledReason = null;
/** The server says that a value can be taken. */
export const AVAILABLE = Symbol('free');
