import type { BrowserContext, Request } from 'playwright-core';

/** A call that changes something, as it left the browser. */
export interface Write {
  readonly at: number;
  readonly call: string;
  /** The row, or the report, that it names; null for one that makes something. */
  readonly id: string | null;
  /** Given by the server and received: what was retried until then is the same write. */
  isTaken: boolean;
}

/** Asked, not changed. */
const READS = /\/(location\/lookup|adminusers\/login|adminusers\/logout)$/;
/** What names the row in a call. */
const NAMES = [
  'idpost',
  'idreport',
  'idcomment',
  'idmedia',
  'idlocation',
  'pubkey',
  'uid',
  'user_id',
  'id',
  'location_id',
];

/** Every changing call of the browser, as it goes out and when it is answered. */
export function watchWrites(
  context: BrowserContext,
  isCall: (url: URL) => boolean,
  onWrite: (write: Write) => void,
): void {
  const out = new Map<Request, Write>();
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() === 'GET' || request.method() === 'OPTIONS' || !isCall(url) || READS.test(url.pathname))
      return;
    const write: Write = { at: Date.now(), ...named(request, url), isTaken: false };
    out.set(request, write);
    onWrite(write);
  });
  context.on('requestfinished', async (request) => {
    const write = out.get(request);
    const answer = await (await request.response())?.json().catch(() => null);
    if (write && answer?.error?.code === 200) write.isTaken = true;
  });
}

function named(request: Request, url: URL): Pick<Write, 'call' | 'id'> {
  const inPath = /\/(\d+)$/.exec(url.pathname)?.[1];
  const call = `${request.method()} ${url.pathname.replace(/^.*?\/api/, '').replace(/\/\d+$/, '/{id}')}`;
  if (inPath !== undefined) return { call, id: inPath };
  let body: Record<string, unknown> = {};
  try {
    body = request.postDataJSON() ?? {};
  } catch {
    // A form with files names its row in the address.
  }
  for (const name of NAMES) {
    const value = url.searchParams.get(name) ?? body[name];
    if (typeof value === 'string' || typeof value === 'number') return { call, id: String(value) };
  }
  return { call, id: null };
}
