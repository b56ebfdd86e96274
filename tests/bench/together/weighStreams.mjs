import { EventEmitter, once } from 'node:events';
import { createParser } from 'eventsource-parser';
import { signIn } from './callsOf.mjs';
import { line } from './print.mjs';

const STREAMS = 1000;
/** A session has no more. */
const STREAMS_A_SESSION = 6;
const EVENTS_A_ROUND = 3000;
const ROUNDS = 3;
const AT_ONCE = 4;

/**
 * What a thousand streams weigh on one process: when they have begun, and each time that thousands of events have been told on each. What
 * happens is done on the other server, by opening and deciding the same `reports` again and again.
 */
export async function weighStreams({ listened, other, staff, reports }) {
  const sessions = [];
  for (let nth = 0; nth < STREAMS / STREAMS_A_SESSION; nth += 1) {
    const { userName, password } = staff[nth % staff.length];
    sessions.push(await signIn(listened.port, userName, password));
  }
  const before = listened.residentMb();
  const listeners = [];
  for (let nth = 0; nth < STREAMS; nth += 1) listeners.push(await aListener(sessions[nth % sessions.length]));
  line(`${STREAMS} streams on one process`, `${before} MB, then ${listened.residentMb()} MB`);

  const { userName, password } = staff[0];
  const calls = await signIn(other.port, userName, password);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const began = performance.now();
    await Promise.all(reports.slice(0, AT_ONCE).map((id) => happen(calls, id, EVENTS_A_ROUND / AT_ONCE)));
    const due = round * EVENTS_A_ROUND;
    await Promise.all(listeners.map(({ hears }) => hears(due)));
    const seconds = (performance.now() - began) / 1000;
    line(
      `  after ${due} events on each`,
      `${listened.residentMb()} MB, ${(EVENTS_A_ROUND / seconds).toFixed(0)} events/s`,
    );
  }
  for (const { stream } of listeners) stream.destroy();
  for (const session of [...sessions, calls]) session.close();
}

/** Opens a decided report again and decides it, until so much has happened. */
async function happen(calls, id, events) {
  const idreport = encodeURIComponent(id);
  for (let nth = 0; nth < events; nth += 2) {
    await calls.data('PUT', `/report/reopen?idreport=${idreport}`);
    await calls.data('PUT', `/report/processreport?idreport=${idreport}&action=1`);
  }
}

/** A stream that counts the decisions it is told; `hears` waits for so many. */
async function aListener(calls) {
  const news = new EventEmitter();
  let heard = 0;
  const onEvent = ({ event, data }) => {
    if (event === 'rows') heard += data.split('"became"').length - 1;
    news.emit('heard');
  };
  const parser = createParser({ onEvent });
  const stream = await calls.open();
  stream.setEncoding('utf8').on('data', (text) => parser.feed(text));
  const hears = async (count) => {
    while (heard < count) await once(news, 'heard');
  };
  return { stream, hears };
}
