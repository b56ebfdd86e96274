/** Where metrics are served. */
export interface MetricsPlace {
  readonly host: string;
  readonly port: number;
}

const PLACE = /^(?:(?<host>\[[\da-f:.]+\]|[a-z\d][a-z\d.-]*):)?(?<port>\d{1,5})$/i;
const LOOPBACK = '127.0.0.1';

/**
 * Reads `TAMQUAN_METRICS`: `host:port`, or a port that only this machine reaches, since metrics ask for no password. Undefined: none are
 * kept. Throws a sentence for what can't be meant.
 */
export function metricsPlaceOf(given: string | undefined): MetricsPlace | undefined {
  if (given === undefined) return undefined;
  const { host = LOOPBACK, port } = PLACE.exec(given)?.groups ?? {};
  if (port === undefined || Number(port) > 65_535)
    throw new Error(`TAMQUAN_METRICS=${given}: a port like 9464, or host:port like 0.0.0.0:9464 or [::1]:9464.`);
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}
