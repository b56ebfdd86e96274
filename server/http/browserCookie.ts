import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_BROWSER_DAYS } from '../../contract/wire/constants';
import { BROWSER_TOKEN } from '../auth/knownBrowsers';
import { isSecure } from './trustProxy';

/** The browser that makes a call, as a cookie names it; a console on another origin sends none. */
export interface Browser {
  readonly token: string | undefined;
  /** Has the browser show this token from now on. */
  readonly remember: (token: string) => void;
}

const COOKIE = 'tamquan_browser';
/** What browsers take by TLS alone, so that nobody on the way of another call can put one in: under a path it can't be `__Host-`. */
const SECURE_PREFIX = '__Secure-';

/** Reads and writes that cookie: kept from scripts, sent to the calls below `path` alone, and by no other site's page. */
export function browserOf(request: FastifyRequest, reply: FastifyReply, path: string): Browser {
  const secure = isSecure(request);
  const name = secure ? SECURE_PREFIX + COOKIE : COOKIE;
  const value = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return {
    token: value !== undefined && BROWSER_TOKEN.test(value) ? value : undefined,
    remember: (token) => {
      const age = `Max-Age=${KNOWN_BROWSER_DAYS * 86_400}`;
      reply.header(
        'set-cookie',
        `${name}=${token}; Path=${path}; ${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
      );
    },
  };
}
