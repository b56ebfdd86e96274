import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Listening {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Listens at this port of the machine, or at any that is free where somebody has it; where, and how to stop. */
export async function listen(server: Server, at = 0): Promise<Listening> {
  const listenAt = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listenAt(at).catch(() => listenAt(0));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((done) => server.close(() => done()));
  };
  return { url: `http://127.0.0.1:${port}`, port, close };
}
