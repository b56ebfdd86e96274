import type { IncomingMessage } from 'node:http';
import { isProxy, type TrustedProxies } from './trustProxy';

/** Says on every answer which request it belongs to; the lines of the log about it have the same id. */
export const REQUEST_ID = 'x-request-id';

/**
 * It stands in the log, and goes back to the caller, as it is: no quote, space or line end, and not what a name, a phone number or a session
 * key could be, which a proxy may have taken from its own caller.
 */
const HARMLESS = /^(?=.*[a-z])(?=.*\d)[\w-]{8,40}$/i;

/** Makes the function that names a request: as a trusted proxy has named it before us, else by a new id. */
export function requestIds(proxies: TrustedProxies): (request: IncomingMessage) => string {
  const isTrusted = isProxy(proxies);
  return ({ headers, socket }) => {
    const given = headers[REQUEST_ID];
    const isKept = typeof given === 'string' && HARMLESS.test(given) && isTrusted(socket.remoteAddress ?? '');
    return isKept ? given : crypto.randomUUID();
  };
}
