// The thread that owns the embedded PostgreSQL: PGlite blocks the thread it runs on, so it gets one of its own. Plain
// JavaScript, so that it runs from the sources and from the build alike.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { preparedOn } from './pglitePrepared.mjs';

const INT8 = 20;

/** An error as data: a thrown one loses the fields that callers look at when it is cloned. */
const asData = (error) => ({
  message: error?.message ?? String(error),
  code: error?.code,
  constraint: error?.constraint,
  table: error?.table,
  detail: error?.detail,
});

/** Its own copy of what it reads, which the system keeps too. It touches all of it as it opens, so by default 128 MB lie there. */
const BUFFERS = ['-c', 'shared_buffers=16MB'];

const opened = PGlite.create({
  dataDir: workerData.dataDir,
  startParams: [...PGlite.defaultStartParams, ...BUFFERS],
  extensions: { pg_trgm },
  parsers: { [INT8]: Number },
});
opened.then(
  () => parentPort.postMessage({ opened: true }),
  (error) => parentPort.postMessage({ opened: false, error: asData(error) }),
);

/**
 * Whether the embedded PostgreSQL is at its end, as after a write-ahead log that could not be written: it says so once, and then
 * nothing but that its memory is out of bounds. What is wrong with a statement has a code.
 */
const isFatal = (error) =>
  error instanceof WebAssembly.RuntimeError ||
  error?.name === 'ExitStatus' ||
  error?.severity === 'FATAL' ||
  error?.severity === 'PANIC' ||
  /PGlite is closed|^Aborted\(/.test(error?.message ?? '');

const preparing = opened.then(preparedOn);
// A failed opening has been told of above.
preparing.catch(() => {});

const answer = async ({ name, text, values, close }) => {
  const store = await opened;
  if (close) {
    await store.close();
    return null;
  }
  const runPrepared = await preparing;
  const { rows, affectedRows } = await (name ? runPrepared({ name, text, values }) : store.query(text, values));
  return { rows, affectedRows };
};

const reply = async ({ id, ...request }) => {
  try {
    parentPort.postMessage({ id, result: await answer(request) });
  } catch (error) {
    parentPort.postMessage({ id, error: asData(error), fatal: isFatal(error) });
  }
};

// One after the other, also where one that is asked beside the line comes in the middle of a statement.
let last = Promise.resolve();
parentPort.on('message', (request) => {
  last = last.then(() => reply(request));
});
