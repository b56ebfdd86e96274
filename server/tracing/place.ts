/** Where traces are sent, and how many of them. */
export interface TracesPlace {
  /** The address of a collector that speaks OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** The share that is traced of the requests that no proxy has decided on: from 0 to 1. */
  readonly share: number;
}

/**
 * Reads `OTEL_EXPORTER_OTLP_ENDPOINT` and `OTEL_TRACES_SAMPLER_ARG`. Undefined: nothing is traced. Throws a sentence for what can't be
 * meant.
 */
export function tracesPlaceOf(endpoint: string | undefined, share: string | undefined): TracesPlace | undefined {
  if (endpoint === undefined) return undefined;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT=${endpoint}: an address like http://127.0.0.1:4318.`);
  const part = Number(share ?? '1');
  if (!(part >= 0 && part <= 1)) throw new Error(`OTEL_TRACES_SAMPLER_ARG=${share}: a share from 0 to 1.`);
  return { endpoint: endpoint.replace(/\/+$/, ''), share: part };
}
