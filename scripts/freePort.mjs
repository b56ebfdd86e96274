import { createServer } from 'node:net';

/** Below these ports browsers refuse some, above them systems give ports to connections that go out. */
const [FROM, TO] = [11_000, 32_000];

/**
 * A port of this machine that nobody listens at, for who has to know it before listening. None that a connection could be given meanwhile: as
 * the system gives free ports out, one of hundreds that a test run opens took it now and then before it was listened at.
 */
export async function freePort() {
  const port = FROM + Math.floor(Math.random() * (TO - FROM));
  return (await isFree(port)) ? port : freePort();
}

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
