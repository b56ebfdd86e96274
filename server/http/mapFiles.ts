import { basename, dirname, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { ConsoleConfig } from '../../contract/server';
import type { MapFiles } from '../mapFiles';
import type { BasePath } from './basePath';

const LABELS = '/map/labels.geojson';
const TILES = '/map/tiles.pmtiles';
const BEYOND = 416;

/** Where the console finds them, as config.json says it. */
export const mapAddresses = (
  { labels, tiles }: MapFiles,
  basePath: BasePath,
): Pick<ConsoleConfig, 'mapLabelsUrl' | 'mapTilesUrl'> => ({
  ...(labels === undefined ? {} : { mapLabelsUrl: `${basePath}${LABELS}` }),
  ...(tiles === undefined ? {} : { mapTilesUrl: `${basePath}${TILES}` }),
});

/**
 * The operator's files of the map, each at one address and nothing beside it. A browser keeps them and asks whether they are still the same;
 * of the tiles it reads what is in view, by Range.
 */
export async function serveMapFiles(app: FastifyInstance, { labels, tiles }: MapFiles): Promise<void> {
  if (labels !== undefined) await serveFile(app, LABELS, labels, 'application/geo+json');
  if (tiles !== undefined) await serveFile(app, TILES, tiles, 'application/vnd.pmtiles');
}

async function serveFile(app: FastifyInstance, address: string, path: string, type: string): Promise<void> {
  const file = resolve(path);
  // In a scope of its own: each file has its own folder, and the console's files come after them.
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: dirname(file), serve: false, cacheControl: false });
    scope.setErrorHandler<FastifyError>((error, _request, reply) => {
      // A piece beyond the end; elsewhere it would be a malformed request.
      if (error.statusCode !== BEYOND) throw error;
      return reply.code(BEYOND).type('text/plain').send('beyond the end of the file');
    });
    // What is read in pieces has the same bytes for everybody.
    scope.get(address, { compress: type.endsWith('json') ? {} : false }, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).sendFile(basename(file)),
    );
  });
}
