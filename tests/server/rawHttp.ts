import { connect, type Socket } from 'node:net';

/** What came back on a connection, and whether the server has closed it. */
export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** A connection that a test writes to byte by byte, as no client library would. */
export function rawConnection(url: string) {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  let said = '';
  socket.on('data', (chunk) => (said += chunk.toString('latin1')));
  socket.on('error', () => {});
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  return {
    socket,
    write: (text: string | Buffer) => socket.write(text),
    closed,
    said: () => said,
    answer: () => answerIn(said),
  };
}

/** Sends this and waits for one whole answer. */
export async function sendRaw(url: string, text: string | Buffer): Promise<RawAnswer> {
  const { socket, write, answer, closed, said } = rawConnection(url);
  write(text);
  for (;;) {
    const there = answer();
    if (there) {
      socket.destroy();
      return there;
    }
    const more = new Promise<'more'>((done) => socket.once('data', () => done('more')));
    if ((await Promise.race([more, closed])) !== 'more') {
      // An answer to HEAD says how long it would be.
      const last = answerIn(said(), true);
      if (last) return last;
      throw new Error(`closed after: ${said()}`);
    }
  }
}

function answerIn(said: string, ended = false): RawAnswer | undefined {
  const split = said.indexOf('\r\n\r\n');
  if (split < 0) return undefined;
  const head = said.slice(0, split);
  const body = said.slice(split + 4);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  if (!ended && !Number.isNaN(length) && body.length < length) return undefined;
  return { status: Number(head.split(' ')[1]), head, body };
}

/** A request as text. */
export const request = (line: string, headers: Record<string, string> = {}, body = '') =>
  [
    `${line} HTTP/1.1`,
    ...Object.entries({ Host: 'x', ...headers }).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
