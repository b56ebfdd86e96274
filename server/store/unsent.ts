/**
 * SQL for whether a reply is still to leave, or was given up by the mail server. One to whom no address was known, or of a time without a
 * mail server, waits for nothing. The index of exactly this condition is made by migrations/0022_waiting.ts: another condition needs
 * another text here and an index in a migration of its own.
 */
export const UNSENT = `(state = 'waiting' OR (state = 'notSent' AND reason IN ('refused', 'unreachable')))`;
