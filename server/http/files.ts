import { existsSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEMO_FOLDER, pictureKeeper } from '../demo/pictures/folder';
import type { BasePath } from './basePath';

const YEAR_MS = 365 * 24 * 3600 * 1000;
const PAGE = 'index.html';

/** Photos of a folder under `/photos/`: they never change under their names. Those of the demo are drawn when they are first asked for. */
export async function servePhotoFolder(
  app: FastifyInstance,
  photosDir: string,
  forOtherOrigins = false,
): Promise<void> {
  mkdirSync(photosDir, { recursive: true });
  const keepPicture = pictureKeeper(photosDir);
  await app.register(async (photos) => {
    photos.addHook<{ Params: { '*'?: string } }>('preHandler', async ({ params }) => {
      const [folder, file, ...more] = (params['*'] ?? '').split('/');
      if (folder === DEMO_FOLDER && file !== undefined && more.length === 0) await keepPicture(file);
    });
    await photos.register(fastifyStatic, {
      root: resolve(photosDir),
      prefix: '/photos/',
      decorateReply: false,
      maxAge: YEAR_MS,
      immutable: true,
      index: false,
      // Where they have absolute addresses they are meant for a console on another origin too.
      ...(forOtherOrigins
        ? { setHeaders: (reply) => void reply.setHeader('cross-origin-resource-policy', 'cross-origin') }
        : {}),
    });
  });
}

/**
 * The console everywhere else. Hashed assets never change under their names either; every address that a person could have opened
 * gets the console's page, which knows its own routes and is told below which path they are. A console that is built or installed anew is
 * served from then on: the page is read at each call, and so is what there is of the assets that it names.
 */
export async function serveConsole(app: FastifyInstance, consoleDir: string, basePath: BasePath): Promise<void> {
  const root = resolve(consoleDir);
  const file = join(root, PAGE);
  if (!existsSync(file)) return;
  await app.register(fastifyStatic, {
    ...builtFiles('no-cache'),
    root,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', PAGE],
  });
  await app.register(fastifyStatic, {
    ...builtFiles('public, max-age=31536000, immutable'),
    root: join(root, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
  });
  const sendPage = async (reply: FastifyReply) => {
    reply.header('cache-control', 'no-cache');
    return basePath === ''
      ? reply.sendFile(PAGE, root)
      : reply.type('text/html; charset=utf-8').send(pageBelow(await readFile(file, 'utf8'), basePath));
  };
  app.get(`/${PAGE}`, (_request, reply) => sendPage(reply));
  app.setNotFoundHandler(async (request, reply) =>
    isPage(request) ? sendPage(reply) : reply.code(404).type('text/plain').send('not found'),
  );
}

/** How the files of a build are served. It has compressed them (scripts/precompress.ts); what it made of a file is no address of its own. */
const builtFiles = (cacheControl: string): Omit<FastifyStaticOptions, 'root'> => ({
  index: false,
  preCompressed: true,
  allowedPath: (path) => !/\.(?:br|gz)$/.test(path),
  // Its own header would replace the one below.
  cacheControl: false,
  setHeaders: (reply) => {
    reply.setHeader('vary', 'accept-encoding');
    reply.setHeader('cache-control', cacheControl);
  },
});

/** The console's page for a base path: one attribute says it all, since everything else in it is relative. */
const pageBelow = (page: string, basePath: BasePath) => page.replace('<base href="/"', `<base href="${basePath}/"`);

/**
 * Whether this may be the address of a screen, requested by a client that accepts a page. What looks like a file is not one unless a
 * person opened it: a script that is gone has to be a 404, not a page.
 */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = '/'] = url.split('?');
  if (path === '/') return true;
  const { accept = '*/*' } = headers;
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !path.startsWith('/photos/') && !(path.split('/').at(-1) ?? '').includes('.');
}
