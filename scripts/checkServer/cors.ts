import { type Manner, request, sessionOf, wayOf } from './wire';

/** What a browser on another origin would be refused, in sentences; none where all is well. */
export interface Cors {
  readonly troubles: readonly string[];
  /** Spares a wait or two, and hinders nothing. */
  readonly advice: readonly string[];
}

const ASKED = [
  ['POST /adminusers/login', ['content-type']],
  ['GET /adminusers/profile', ['session']],
  ['PUT /location/edit', ['content-type', 'session']],
  ['DELETE /location/delete', ['session']],
] as const;

/** Asks as a browser asks before a call of a page of this origin. */
export async function checkCors(manner: Manner, origin: string): Promise<Cors> {
  const troubles: string[] = [];
  for (const [id, parts] of ASKED) {
    const headers = parts.map((part) => (part === 'session' ? manner.header.toLowerCase() : part));
    const { method, url } = wayOf(manner, id);
    const answer = await request(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': headers.join(','),
      },
    });
    const said = (name: string) => answer.headers.get(`access-control-allow-${name}`) ?? '';
    const lists = (name: string, one: string) => {
      const all = said(name)
        .split(',')
        .map((each) => each.trim().toLowerCase());
      // A star stands for every header but Authorization.
      return all.includes(one.toLowerCase()) || (all.includes('*') && one !== 'authorization');
    };
    const before = `the preflight of ${id}`;
    if (answer.status < 200 || answer.status > 299) {
      troubles.push(`${before} is answered with ${answer.status || 'nothing'} and not with a 2xx`);
      continue;
    }
    if (!isFor(said('origin'), origin)) troubles.push(`${before} does not allow the origin ${origin}`);
    if (method !== 'GET' && method !== 'POST' && !lists('methods', method))
      troubles.push(`${before} does not allow the method ${method}`);
    for (const header of headers)
      if (!lists('headers', header)) troubles.push(`${before} does not allow the header ${header}`);
  }
  const answer = await request(wayOf(manner, 'GET /adminusers/profile').url, {
    headers: { origin, ...sessionOf(manner) },
  });
  if (!isFor(answer.headers.get('access-control-allow-origin') ?? '', origin))
    troubles.push(`answers do not allow the origin ${origin}`);
  const exposed = (answer.headers.get('access-control-expose-headers') ?? '').toLowerCase();
  const advice =
    exposed.includes('retry-after') || exposed.includes('*')
      ? []
      : ['expose the header Retry-After, so that the console waits for as long as it is asked to'];
  return { troubles, advice };
}

const isFor = (allowed: string, origin: string) => allowed === '*' || allowed === origin;
