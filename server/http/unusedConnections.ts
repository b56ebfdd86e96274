import type { FastifyInstance } from 'fastify';

/**
 * Closes, when the server stops, connections on which nothing has ever been asked, as browsers open them to have one ready: Node takes
 * only those for idle that have had an answer, and would wait a minute for the others.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<{ readonly destroy: () => void }>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}
