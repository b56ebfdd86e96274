import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './trustProxy';

/** What browsers take by TLS alone, so that nobody on the way of another call can put one in: under a path it can't be `__Host-`. */
const SECURE_PREFIX = '__Secure-';
const nameFor = (request: FastifyRequest, name: string) => (isSecure(request) ? SECURE_PREFIX + name : name);

/** What a browser keeps under this name; undefined where that is nothing. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const own = `${nameFor(request, name)}=`;
  return (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(own))
    ?.slice(own.length);
}

interface Cookie {
  readonly value: string;
  /** The calls that it is sent to. */
  readonly path: string;
  /** 0: the browser forgets it. */
  readonly seconds: number;
}

/** Has a browser keep a cookie that no script reads and that no page of another site sends along, but by a link that is followed. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, name: string, cookie: Cookie): void {
  const { value, path, seconds } = cookie;
  const rules = `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure(request) ? '; Secure' : ''}`;
  reply.header('set-cookie', `${nameFor(request, name)}=${value}; ${rules}`);
}
