import { connect, createServer, type Server, type Socket } from 'node:net';

/** What becomes of what goes along a path: it arrives; it arrives late; it is lost, and nobody says so. */
type Fate = 'passes' | 'is lost';

export interface Path {
  /** The address of the store, by way of this path. */
  readonly url: string;
  /** From now on; those who come are taken in whatever becomes of what they send. */
  readonly let: (fate: Fate) => void;
  /** Cuts everybody who is on it, with a reset. */
  readonly cut: () => void;
  /** Refuses whoever comes, and cuts who is there; `open` takes them in again. */
  readonly shut: () => Promise<void>;
  readonly open: () => Promise<void>;
  /** Leads to the server at this address from now on; cuts whoever is on the way to the other. */
  readonly turnTo: (storeUrl: string) => void;
  readonly close: () => Promise<void>;
}

/** A TCP path of its own to the server at this address, for a test to break in every way that a network has. */
export async function aPathTo(storeUrl: string): Promise<Path> {
  let target = new URL(storeUrl);
  const ends = new Set<Socket>();
  let fate: Fate = 'passes';
  let server: Server | undefined;
  let port = 0;

  const take = (client: Socket) => {
    const onward = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, onward],
      [onward, client],
    ] as const) {
      ends.add(from);
      // Not `pause`: what the network has swallowed does not come later.
      from.on('data', (chunk) => fate === 'passes' && to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        ends.delete(from);
        if (fate === 'passes') to.destroy();
      });
    }
  };
  const cut = () => {
    for (const end of ends) end.resetAndDestroy();
  };
  const open = () =>
    new Promise<void>((done) => {
      server = createServer(take).listen(port, '127.0.0.1', () => {
        const address = server?.address();
        port = typeof address === 'object' && address ? address.port : 0;
        done();
      });
    });
  const shut = () =>
    new Promise<void>((done) => {
      server?.close(() => done());
      cut();
    });
  await open();
  const url = new URL(storeUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    let: (next) => {
      // What was lost leaves both ends waiting for good: the old connections stay dead.
      if (next === 'passes' && fate === 'is lost') cut();
      fate = next;
    },
    cut,
    shut,
    open,
    turnTo: (another) => {
      target = new URL(another);
      cut();
    },
    close: shut,
  };
}
