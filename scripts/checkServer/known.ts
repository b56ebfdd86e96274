// Whether a server has a call, found out without making it: by its own description, or by asking which methods an address takes.
import { type Manner, record, request, sessionOf, wayOf } from './wire';

type Known = 'there' | 'not there' | 'unknown';
export type Knowing = (method: string, path: string) => Promise<Known>;

/** Where servers describe their calls, below the API or above it. */
const DESCRIPTIONS = ['/openapi.json', '/v3/api-docs', '/v2/api-docs', '/swagger.json', '/api-docs'];
const NOWHERE = '/no-such-call-of-this-server';

/** Reads the server's description of itself, if it has one, and learns what it says to `OPTIONS` where there is nothing. */
export async function knowing(manner: Manner): Promise<{ readonly knows: Knowing; readonly describes: boolean }> {
  const described = await descriptionOf(manner);
  const nothing = await options(manner, NOWHERE);
  const knows: Knowing = async (method, path) => {
    if (described) return described.has(`${method} ${shape(path)}`) ? 'there' : 'not there';
    const answer = await options(manner, path.replaceAll(/\{\w+\}/g, '0'));
    const tells = answer.status !== nothing.status || (answer.methods !== '' && answer.methods !== nothing.methods);
    if (!tells) return 'unknown';
    if (answer.status === 404) return 'not there';
    if (answer.status >= 400) return 'unknown';
    return answer.methods === '' || answer.methods.split(/\s*,\s*/).includes(method) ? 'there' : 'not there';
  };
  return { knows, describes: described !== undefined };
}

/** The way of a call of the contract as `METHOD path`, without its query. */
export function placeOf(manner: Manner, id: string): readonly [method: string, path: string] {
  const { method, url } = wayOf({ ...manner, apiUrl: '' }, id, {});
  return [method, url.split('?')[0] ?? url];
}

async function options(manner: Manner, path: string) {
  const { status, headers } = await request(manner.apiUrl + path, { method: 'OPTIONS', headers: sessionOf(manner) });
  return { status, methods: (headers.get('allow') ?? '').toUpperCase() };
}

/** `METHOD /path` of all calls that the server describes, parameters without their names. */
async function descriptionOf(manner: Manner): Promise<ReadonlySet<string> | undefined> {
  const { origin, pathname } = new URL(manner.apiUrl);
  const places = DESCRIPTIONS.flatMap((name) => [manner.apiUrl + name, origin + name]);
  for (const place of new Set(places)) {
    const paths = record(record((await request(place, { headers: sessionOf(manner) })).json)?.paths);
    if (!paths) continue;
    // Some describe paths below the API, some below their origin.
    const base = pathname.replace(/\/$/, '');
    return new Set(
      Object.entries(paths).flatMap(([path, operations]) =>
        Object.keys(record(operations) ?? {}).map(
          (method) =>
            `${method.toUpperCase()} ${shape(path.startsWith(`${base}/`) && base ? path.slice(base.length) : path)}`,
        ),
      ),
    );
  }
  return undefined;
}

const shape = (path: string) => path.replaceAll(/\{\w*\}/g, '{}');
