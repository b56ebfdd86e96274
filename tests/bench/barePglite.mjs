// node barePglite.mjs FOLDER PORT: the lists of bareLists.mjs by Fastify and PGlite and nothing else, in a process of its own.
import { createHash } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import Fastify from 'fastify';
import { BARE, SESSION } from './bareLists.mjs';

const [dataDir, port] = process.argv.slice(2);
const store = await PGlite.create({ dataDir, extensions: { pg_trgm } });
const app = Fastify();
for (const [name, text] of Object.entries(BARE)) {
  app.get(`/${name}`, async ({ headers }) => {
    const hash = createHash('sha256').update(headers.authorization.slice(7)).digest('base64url');
    await store.query(SESSION, [hash]);
    return (await store.query(text)).rows;
  });
}
app.get('/readyz', async () => 'ready');
await app.listen({ host: '127.0.0.1', port: Number(port) });
