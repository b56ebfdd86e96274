import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { FastifyInstance } from 'fastify';
import { UPLOADED_UNDER } from '../../contract/photos';
import { KEPT_TYPE, type PhotoStore } from './photoStore';

/** Serves uploaded photos that lie in no folder: through this server, so that a bucket needs not be open to the world. */
export function servePhotos(app: FastifyInstance, photos: PhotoStore): void {
  app.get<{ Params: { name: string } }>(`${UPLOADED_UNDER}:name`, async ({ params: { name } }, reply) => {
    const found = /^[\w-]+\.webp$/.test(name) ? await photos.fetch(name) : null;
    if (!found) return reply.code(404).type('text/plain').send('not found');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(KEPT_TYPE)
      .send(Readable.fromWeb(found as NodeStream));
  });
}
