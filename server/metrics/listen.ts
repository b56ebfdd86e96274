import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics';
import type { MetricsPlace } from './place';

/** Where metrics are served, until it is closed. */
export interface MetricsServer {
  readonly port: number;
  readonly close: () => void;
}

const HEADERS_WITHIN_MS = 5000;

/**
 * Serves `/metrics` on a port of its own, which the proxy in front of the console does not lead to. Throws a sentence where it can't listen
 * there.
 */
export async function listenMetrics(
  { contentType, text }: Pick<Metrics, 'contentType' | 'text'>,
  { host, port }: MetricsPlace,
  trouble: (error: unknown) => void,
): Promise<MetricsServer> {
  const send = async (response: ServerResponse) => {
    const body = await text();
    response.writeHead(200, { 'content-type': contentType, 'content-length': Buffer.byteLength(body) }).end(body);
  };
  const server = createServer(
    { headersTimeout: HEADERS_WITHIN_MS, requestTimeout: HEADERS_WITHIN_MS },
    ({ method, url = '/' }, response) => {
      const [path] = url.split('?');
      if (path !== '/metrics') response.writeHead(404).end();
      else if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, { allow: 'GET, HEAD' }).end();
      else
        send(response).catch((error) => {
          trouble(error);
          response.writeHead(500).end();
        });
    },
  );
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const why =
      { EADDRINUSE: 'is taken', EACCES: 'is not for this user' }[error.code ?? ''] ?? 'is no place to listen at';
    throw new Error(`TAMQUAN_METRICS: port ${port} of ${host} ${why}.`, { cause: error });
  });
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
