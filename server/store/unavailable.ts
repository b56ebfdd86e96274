/**
 * The store can't be used just now; the same call may succeed later. Thrown by the stores themselves where no driver has a word for
 * it. Not used for what a query did wrong.
 */
export class StoreUnavailable extends Error {}

/** The store is there and is being made ready: its schema, and what a first start puts in. Not used for one that does not answer. */
export class StorePreparing extends StoreUnavailable {}

/** Classes of SQLSTATE of which every code means so: connection, resources (disk, memory, connections), operator, system. */
const CLASSES = new Set(['08', '53', '57', '58']);
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const STATES = new Set([
  '25006', // read-only transaction: a standby
  '25P03', // idle in transaction for too long
  '25P04', // transaction timeout
  '28000', // no such user any more, or none that may connect
  '28P01', // the password has been changed
  '3D000', // no such database any more
  '40001', // could not serialize
  '40P01', // deadlock
  '42501', // the user of the store has lost a right
  '55P03', // a lock did not come in time
  'XX001', // data corrupted
  'XX002', // index corrupted
]);
/** Of Node: the way to the store, or the disk under it. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EADDRNOTAVAIL',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ETIMEDOUT',
  'EMFILE',
  'ENFILE',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'EROFS',
  'EIO',
  'EACCES',
  'EPERM',
]);
/**
 * What `pg`, its pool and Kysely say without a code, of connections that are gone; the first words with which PostgreSQL reports a
 * file that it can't use, for which it has a code only where it knows the reason (errcode_for_file_access); and those of a plan that
 * is outdated because a newer version has migrated the store, whose code is also used for bugs.
 */
const WORDS =
  /^cached plan must not change|^timeout exceeded when trying to connect|^timeout expired|^Connection terminated|not queryable|pool after calling end|driver has already been destroyed|^could not (open|read|write|extend|fsync|create|access|rename|stat|truncate) /i;

/** Whether an error means that the store can't be used just now, rather than that a call or the code is wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // A socket of PostgreSQL that is not there; of any other file it would be a bug.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true;
  if (CODES.has(code) || STATES.has(code)) return true;
  if (code.length === 5 && CLASSES.has(code.slice(0, 2))) return true;
  return WORDS.test(error.message);
}
