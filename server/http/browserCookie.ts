import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_BROWSER_DAYS } from '../../contract/wire/constants';
import { BROWSER_TOKEN } from '../auth/knownBrowsers';
import { cookieOf, setCookie } from './cookies';

/** The browser that makes a call, as a cookie names it; a console on another origin sends none. */
export interface Browser {
  readonly token: string | undefined;
  /** Has the browser show this token from now on. */
  readonly remember: (token: string) => void;
}

const COOKIE = 'tamquan_browser';

/** Reads and writes that cookie, which is sent to the calls below `path` alone. */
export function browserOf(request: FastifyRequest, reply: FastifyReply, path: string): Browser {
  const value = cookieOf(request, COOKIE);
  return {
    token: value !== undefined && BROWSER_TOKEN.test(value) ? value : undefined,
    remember: (token) =>
      setCookie(request, reply, COOKIE, { value: token, path, seconds: KNOWN_BROWSER_DAYS * 86_400 }),
  };
}
