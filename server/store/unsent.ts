/**
 * SQL for whether a reply is still to leave, was given up by the mail server, or is of a time without one. One to whom no address was known
 * waits for nothing. The index of exactly this condition is made by migrations/0037_unsent_without_mail.ts: another condition needs another
 * text here and an index in a migration of its own.
 */
export const UNSENT = `(state = 'waiting' OR (state = 'notSent' AND reason IN ('refused', 'unreachable', 'noMailServer')))`;
