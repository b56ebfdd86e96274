import { TV, VIP } from './accounts';
import type { Answer, Asked, Call, Route } from './answer';
import { refuse } from './answer';
import { CURATED } from './curated';
import { POSTS } from './posts';
import { PROFILES } from './profiles';
import { REPORTS } from './reports';
import { may, ROLES } from './roles';
import { STAFF } from './staff';
import { STATISTICS } from './statistics';
import { TEMPLES } from './temples';

const ROUTES = [
  ...STAFF,
  ...ROLES,
  ...REPORTS,
  ...VIP,
  ...POSTS,
  ...CURATED,
  ...TV,
  ...PROFILES,
  ...TEMPLES,
  ...STATISTICS,
];

/** What a browser says by itself, of which a server thinks nothing. */
const USUAL =
  /^(host|connection|accept|accept-.*|user-agent|origin|referer|sec-.*|content-type|content-length|cache-control|pragma|dnt|priority|transfer-encoding)$/;

/** The route of a call and what stands for `{id}` in its path; null where there is none, as for a page that was never made. */
export function routeOf({ method, path }: Pick<Call, 'method' | 'path'>): { route: Route; id: string } | null {
  for (const route of ROUTES) {
    const pattern = new RegExp(`^${route.call.replace('{id}', '([^/]+)')}$`);
    const found = pattern.exec(`${method} ${path}`);
    if (found) return { route, id: decodeURIComponent(found[1] ?? '') };
  }
  return null;
}

/** Who may, what is needed, and then what the route itself does. */
export function carryOut(route: Route, call: Call, asked: Omit<Asked, 'me'> & { me: Asked['me'] | undefined }): Answer {
  const { switches, me } = asked;
  if (switches.strict) {
    const strange =
      Object.keys(call.query).find((name) => !route.query?.includes(name)) ??
      Object.keys(call.body ?? {}).find((name) => !route.body?.includes(name)) ??
      Object.keys(call.headers).find((name) => !USUAL.test(name) && name !== switches.header.toLowerCase());
    if (strange !== undefined) return refuse(400, `${strange}: unknown`);
    const absent = route.query?.find((name) => call.query[name] === undefined && !route.mayLack?.includes(name));
    if (absent !== undefined) return refuse(400, `${absent}: missing`);
  }
  if (route.may === 'public') return route.answer(asked as Asked);
  if (!me) return refuse(303, 'Work session expired, please log in again');
  const known = { ...asked, me };
  if (route.may !== 'session' && !route.may.some((action) => may(known, action)))
    return refuse(308, 'You have no permission to perform this action');
  return route.answer(known);
}
