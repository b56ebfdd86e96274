import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/**
 * Photos under `/photos/` and the console everywhere else. Photos and hashed assets never change under their names; every
 * address that a person could have opened gets the console's page, which knows its own routes.
 */
export async function serveFiles(
  app: FastifyInstance,
  photosDir: string,
  consoleDir: string | undefined,
  forOtherOrigins = false,
): Promise<void> {
  mkdirSync(photosDir, { recursive: true });
  await app.register(fastifyStatic, {
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
  const page = consoleDir && join(resolve(consoleDir), 'index.html');
  if (!consoleDir || !page || !existsSync(page)) return;
  await app.register(fastifyStatic, {
    root: resolve(consoleDir),
    prefix: '/',
    wildcard: false,
    index: false,
    // The build has compressed them (scripts/precompress.ts); what it made of a file is no address of its own.
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    // Its own header would replace the one below.
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes(`${sep}assets${sep}`);
      reply.setHeader('vary', 'accept-encoding');
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (!isPage(request)) return reply.code(404).type('text/plain').send('not found');
    return reply.header('cache-control', 'no-cache').sendFile('index.html', resolve(consoleDir));
  });
}

/**
 * Whether this may be the address of a screen, asked for by whoever takes a page. What looks like a file is none unless a person
 * opened it: a script that is gone has to be missing, not a page.
 */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = '/'] = url.split('?');
  if (path === '/') return true;
  const { accept = '*/*' } = headers;
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !path.startsWith('/photos/') && !(path.split('/').at(-1) ?? '').includes('.');
}
