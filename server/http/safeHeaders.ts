import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import type { contentSecurity } from './contentSecurity';

/** What is of one answer alone. */
const OWN = ['content-length', 'content-type', 'connection', 'date', 'keep-alive'];

/**
 * The headers that keep browsers from what no page of ours does. Helmet puts them together anew for every answer, which cost more than
 * looking up the session: they are the same on all, so they are taken from one.
 */
export async function safeHeaders(
  policy: ReturnType<typeof contentSecurity>,
): Promise<readonly (readonly [string, string])[]> {
  const app = Fastify();
  await app.register(helmet, {
    contentSecurityPolicy: policy,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  });
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  await app.close();
  return Object.entries(headers).flatMap(([name, value]) =>
    OWN.includes(name) ? [] : [[name, String(value)] as const],
  );
}
