import { EXTENSIONS, type Extension } from '../../contract/wire/endpoint';
import { createClient } from '../../src/client/client';

export type Wire = Record<string, unknown>;
/** What `data` of a change holds: the row, its id in one form or the other, null, or it is not there. */
export const DATA_OF_CHANGES = ['row', 'id', 'idIn', 'null', 'absent'] as const;
type DataOfChanges = (typeof DATA_OF_CHANGES)[number];

interface Options {
  readonly rows?: readonly Wire[];
  readonly says?: DataOfChanges;
  /** Whether lists come with `total`. */
  readonly counts?: boolean;
  /** The most rows it gives at once, whatever it is asked for. */
  readonly pageRows?: number;
  /** The id of the first temple that it makes. */
  readonly firstId?: number;
  /** Of which calls the request (`before`) or the answer (`after`) is lost. */
  readonly loses?: (call: string, nth: number) => 'before' | 'after' | undefined;
}

/** Fields of docs/specification.md section 3 that a body may have. */
const FIELDS = new Set(
  'id name nickname type address city country description lat lng maplocation created updated avatar photos'.split(' '),
);
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  'GET /location/list': ['pos', 'count'],
  'GET /search/locations': ['text', 'pos', 'count'],
  'GET /location/detail': ['idlocation'],
  'DELETE /location/delete': ['idlocation'],
  'POST /location/create': [],
  'PUT /location/edit': [],
};
const HEADERS = new Set(['accept', 'content-type', 'authorization']);

/**
 * A server that has the temples of docs/specification.md section 7 and nothing else, behind the console's own client. Its ids are
 * numbers, and it refuses what section 7 does not name.
 */
export function plainTemples({
  rows = [],
  says = 'row',
  counts = true,
  pageRows = 500,
  firstId = 1001,
  loses = () => undefined,
}: Options = {}) {
  const stored = new Map<string, Wire>(rows.map((row) => [String(row.id), row]));
  /** Every changing call that arrived, in order. */
  const arrived: { readonly call: string; readonly id: string; readonly body?: Wire }[] = [];
  /** Whatever it was sent that section 7 does not name. */
  const strange: string[] = [];
  let made = firstId - 1;
  let now = 1_800_000_000;
  const told = new Map<string, number>();

  const changed = (id: string): Wire => {
    if (says === 'row') return { data: stored.get(id) ?? null };
    if (says === 'id') return { data: Number(id) };
    if (says === 'idIn') return { data: { id: Number(id) } };
    return says === 'null' ? { data: null } : {};
  };
  const ok = (more: Wire) => ({ error: { code: 200, message: 'OK' }, ...more });
  const no = (code: number, message: string) => ({ error: { code, message }, data: null });

  function answer(call: string, query: URLSearchParams, body: Wire): Wire {
    if (call === 'GET /location/list' || call === 'GET /search/locations') {
      const text = (query.get('text') ?? '').toLowerCase();
      const all = [...stored.values()].reverse().filter(({ name }) => String(name).toLowerCase().includes(text));
      const pos = Number(query.get('pos') ?? 0);
      const data = all.slice(pos, pos + Math.min(pageRows, Number(query.get('count') ?? 20)));
      return ok({ data, ...(counts ? { total: all.length } : {}) });
    }
    if (call === 'POST /location/create') {
      made += 1;
      now += 1;
      const id = String(made);
      stored.set(id, { ...body, id: made, created: now, updated: now });
      arrived.push({ call, id, body });
      return ok(changed(id));
    }
    const id = String(query.get('idlocation') ?? body.id);
    const there = stored.get(id);
    if (!there) return no(304, 'no such temple');
    if (call === 'GET /location/detail') return ok({ data: there });
    arrived.push({ call, id, body });
    if (call === 'DELETE /location/delete') stored.delete(id);
    else {
      now += 1;
      stored.set(id, { ...there, ...body, ...('updated' in there ? { updated: now } : {}) });
    }
    return ok(changed(id));
  }

  const fetched: typeof fetch = async (address, init = {}) => {
    const { pathname, searchParams } = new URL(String(address), 'http://server.example');
    const call = `${init.method} ${pathname}`;
    const nth = told.get(call) ?? 0;
    told.set(call, nth + 1);
    const body = (typeof init.body === 'string' ? JSON.parse(init.body) : {}) as Wire;
    const known = PARAMETERS[call];
    if (!known) strange.push(call);
    for (const name of searchParams.keys()) if (!known?.includes(name)) strange.push(`${call}?${name}`);
    for (const name of Object.keys(body)) if (!FIELDS.has(name)) strange.push(`${call} {${name}}`);
    for (const name of new Headers(init.headers).keys()) if (!HEADERS.has(name)) strange.push(`${call} ${name}:`);
    const lost = loses(call, nth);
    if (lost === 'before') throw new TypeError('no connection');
    const answered = answer(call, searchParams, body);
    if (lost === 'after') throw new TypeError('the connection broke');
    return new Response(JSON.stringify(answered));
  };

  const { call } = createClient({
    config: { apiUrl: '', sessionHeader: 'Authorization', sessionScheme: 'Bearer', photoUploadUrl: '' },
    key: () => 'khoa',
    extensions: () => NONE,
    fetch: fetched,
    onSessionEnded: () => {},
    onForbidden: () => {},
    onPending: () => {},
  });
  return {
    call,
    stored,
    arrived,
    strange,
    names: () => [...stored.values()].map(({ name }) => String(name)).sort(),
    /** What somebody else does. */
    change: (id: string, more: Wire) => void stored.set(id, { ...stored.get(id), ...more }),
  };
}
const NONE: readonly Extension[] = EXTENSIONS.slice(0, 0);
