import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Answer, type Call, inQuotes, refuse } from './answer';
import { ACTIONS, newCommunity } from './community';
import { type How, newFaults, strike } from './faults';
import { listen } from './listen';
import { startPictures, type Uploaded } from './pictures';
import type { Community } from './records';
import { carryOut, routeOf } from './routes';
import { PLAINEST, type Switches } from './switches';

/** A server that was written from the specification alone, as whoever has one of his own would have it. */
export interface Foreign {
  /** Where calls go: what config.json has as apiUrl. */
  readonly url: string;
  /** Where photos go, an origin of its own. */
  readonly photoUrl: string;
  readonly data: Community;
  /** All calls since the start, the oldest first; preflights are none. */
  readonly calls: Call[];
  readonly uploads: readonly Uploaded[];
  readonly switches: Switches;
  /** Origins from which browsers may call. */
  readonly origins: Set<string>;
  /** What else this origin serves: the console, where the two have one. */
  beside: (request: IncomingMessage, response: ServerResponse) => void;
  /** A new member of staff who may do this by his first role. */
  readonly hire: (who?: { may?: readonly string[]; tier?: 99 | 100 }) => {
    user_name: string;
    password: string;
    uid: number;
  };
  /** The next calls that match, `times` of them, go wrong. */
  readonly fault: (match: (call: Call) => boolean, how: How, times?: number) => void;
  readonly close: () => Promise<void>;
}

const BASE = '/back';
const STATUS: Readonly<Record<number, number>> = {
  303: 401,
  304: 404,
  305: 409,
  306: 422,
  308: 403,
  313: 410,
  400: 400,
};
const NOT_FOUND = '<!doctype html><title>404 Not Found</title><h1>404 Not Found</h1>';
const PASSWORD = 'mat-khau-cua-toi';
const unixNow = () => Math.floor(Date.now() / 1000);

export async function startForeign(chosen: Partial<Switches> = {}): Promise<Foreign> {
  const switches: Switches = { ...PLAINEST, ...chosen };
  const pictures = await startPictures();
  const data = newCommunity(unixNow(), pictures.url);
  const calls: Call[] = [];
  const origins = new Set<string>();
  const faults = newFaults();

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here');
    // On a connection that it used before, were it for the page, a browser sends a call again by itself whose answer was lost: here it
    // never uses one twice.
    response.shouldKeepAlive = false;
    if (!pathname.startsWith(`${BASE}/`)) return foreign.beside(request, response);
    const path = pathname.slice(BASE.length);
    const origin = request.headers.origin;
    if (origin !== undefined && origins.has(origin))
      response.setHeader('access-control-allow-origin', origin).setHeader('vary', 'origin');
    if (request.method === 'OPTIONS') return preflight(request, response, switches);
    const call: Call = {
      method: request.method ?? '',
      path,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: await bodyOf(request),
    };
    calls.push(call);
    const make = () => JSON.stringify(made(call));
    const how = faults.take(call);
    if (how) return strike(how, response, make);
    if (!routeOf(call)) return response.writeHead(404, { 'content-type': 'text/html' }).end(NOT_FOUND);
    const text = make();
    const status = switches.statusAlways200 ? 200 : (STATUS[call.code ?? 200] ?? 200);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text);
  });

  /** Carries a call out; the envelope of its answer. */
  function made(call: Call): unknown {
    const found = routeOf(call);
    const said = String(call.headers[switches.header.toLowerCase()] ?? '');
    const key =
      switches.scheme === ''
        ? said
        : said.startsWith(`${switches.scheme} `)
          ? said.slice(switches.scheme.length + 1)
          : '';
    const me = data.staff.find(({ uid }) => uid === data.sessions.get(key));
    const asked = {
      data,
      switches,
      query: call.query,
      body: call.body ?? {},
      id: found?.id ?? '',
      me,
      key,
      now: unixNow(),
    };
    const { code, message, ...rest }: Answer = found ? carryOut(found.route, call, asked) : refuse(304, 'no such call');
    call.code = code;
    const shown = switches.numbers === 'strings' ? (inQuotes(rest) as object) : rest;
    return { error: { code: switches.codes === 'strings' ? String(code) : code, message }, ...shown };
  }

  const { url, close } = await listen(server);
  const foreign: Foreign = {
    url: `${url}${BASE}`,
    photoUrl: pictures.url,
    data,
    calls,
    uploads: pictures.uploads,
    switches,
    origins,
    beside: (_request, response) => response.writeHead(404, { 'content-type': 'text/html' }).end(NOT_FOUND),
    hire: ({ may = ACTIONS, tier = 99 } = {}) => hire(data, may, tier),
    fault: faults.add,
    close: async () => {
      await pictures.close();
      await close();
    },
  };
  return foreign;
}

/** Allows content-type and the session header; another header is refused, and with it the call. */
function preflight({ headers }: IncomingMessage, response: ServerResponse, { header }: Switches) {
  const asked = (headers['access-control-request-headers'] ?? '').split(',').map((name) => name.trim().toLowerCase());
  const known = ['', 'content-type', header.toLowerCase()];
  if (asked.some((name) => !known.includes(name))) return response.writeHead(403).end();
  return response
    .writeHead(204, {
      'access-control-allow-headers': `content-type, ${header}`,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    })
    .end();
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown> | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return null;
  }
}

function hire({ staff, roles, nextId }: Community, may: readonly string[], tier_id: number) {
  const [uid, role_id] = [nextId(), nextId()];
  const user_name = `truc${uid}`;
  roles.push({ role_id, role_name: `Ca trực ${uid}`, action_ids: [...may] });
  const rest = { organ_id: 0, position: 1, status: 1, rank_id: 0, avatar: '' };
  staff.push({ uid, user_name, password: PASSWORD, display_name: 'Người Trực Ca', tier_id, roles: [role_id], ...rest });
  return { user_name, password: PASSWORD, uid };
}
