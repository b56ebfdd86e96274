import type { FastifyRequest } from 'fastify';
import type { PublicUrl } from './publicUrl';

/**
 * The origin of the console that a browser calls from, which its passkeys are bound to: that of the public URL where one is set, else that
 * of the request. A proxy that nobody trusts hides whether the browser speaks TLS, but the browser says it of a console on our own host.
 */
export function consoleOrigin(request: FastifyRequest, publicUrl: PublicUrl): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const { origin } = request.headers;
  const own = `${request.protocol}://${request.host}`;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host ? origin : own;
}
