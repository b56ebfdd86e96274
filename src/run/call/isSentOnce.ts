import type { Endpoint } from '../../../contract/wire/endpoint';

/**
 * Whether a second call would make again what the first has made. `knowsKeys`: the server makes nothing twice under one key (extension
 * `idempotency`).
 */
export const isSentOnce = ({ creates }: Pick<Endpoint, 'creates'>, knowsKeys: boolean): boolean =>
  creates === true && !knowsKeys;
