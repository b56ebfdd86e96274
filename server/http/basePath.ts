/** The path that console, calls and photos lie below: `/tq`, without a slash at its end; empty for the root. */
export type BasePath = string;

/** Paths of the console and of the calls: a base path below one of them would be ambiguous. */
const OWN = ['api', 'assets', 'dashboard', 'map', 'photos', 'signin'];

/** Reads `TAMQUAN_BASE_PATH`. Throws a sentence for what can't be meant. */
export function basePathOf(given: string | undefined): BasePath {
  const path = (given ?? '').replace(/\/+$/, '');
  if (path === '') return '';
  if (!/^(\/[\w~-][\w.~-]*)+$/.test(path)) throw new Error(`TAMQUAN_BASE_PATH=${given}: a path like /tq.`);
  const [, first = ''] = path.split('/');
  if (OWN.includes(first))
    throw new Error(`TAMQUAN_BASE_PATH=${given}: /${first} is an address of the console itself.`);
  return path;
}

/**
 * The address of a request without the base path. One that does not begin with it is left as it is: a proxy may have removed it, and
 * health checks ask for `/healthz`.
 */
export function belowBase(url: string, base: BasePath): string {
  if (base === '' || !url.startsWith(base)) return url;
  const rest = url.slice(base.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}

/**
 * An address that cannot be decoded, as `/dashboard/%zz`, is answered like any other that there is not: whoever takes a page gets the
 * console's, which says so. Each `%` of its path stands for itself then. A call of that kind is refused.
 */
export function decodable(url: string): string {
  const [path = ''] = url.split('?');
  if (path === '/api' || path.startsWith('/api/')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
