import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { Code } from '../../contract/codes';
import type { Postman } from '../mail/postman';
import { type BucketPlace, openBucket } from '../photos/bucket';
import { openFolder } from '../photos/folder';
import { servePhotos } from '../photos/serve';
import type { Store } from '../store/connection';
import { takeJson } from './bodies';
import { BODY_WITHIN_MS, keepPace } from './bodyPace';
import { answerClientError, answerExpectations } from './clientErrors';
import { refusalOf, refuse } from './envelope';
import { serveFiles } from './files';
import { HSTS_SECONDS } from './hsts';
import { LIMITS, type Limits, limiterOf } from './limits';
import { openApiOf } from './openapi';
import type { PublicUrl } from './publicUrl';
import { Refused } from './refused';
import { addRoutes } from './routes';
import type { Served } from './serve';
import { isSecure, type TrustedProxies, trustFor } from './trustProxy';

export interface AppOptions {
  readonly store: Store;
  readonly served: readonly Served[];
  /** Folder behind `/photos/`. */
  readonly photosDir: string;
  /** Where uploaded photos are kept instead, where that is no folder. */
  readonly photosBucket?: BucketPlace | undefined;
  /** Sends mail; absent where no mail server is set. */
  readonly postman?: Pick<Postman, 'wake'> | undefined;
  /** Folder of the built console; absent where only the calls are wanted. */
  readonly consoleDir?: string;
  /** Hosts whose players the console may show in a frame. */
  readonly embedHosts?: readonly string[];
  /** Proxies that may say whose call this is; nobody unless told. */
  readonly trustProxy?: TrustedProxies;
  /** How long a body may take to arrive, in milliseconds (http/bodyPace.ts). */
  readonly bodyWithinMs?: number;
  /** Where this server is for others: addresses of photos in answers begin with it. */
  readonly publicUrl?: PublicUrl;
  /** How many calls of a kind a session makes in a minute (http/limits.ts). */
  readonly limits?: Limits;
  /** Seconds of Strict-Transport-Security: `false` never, undefined for a year where the caller speaks TLS. */
  readonly hstsSeconds?: number | false | undefined;
  readonly logger?: FastifyServerOptions['logger'];
}

const BODY_LIMIT_BYTES = 1024 * 1024;
/** Nothing is loaded from elsewhere; pictures and sound may be of another host where a network keeps its media there. */
const contentSecurity = (embedHosts: readonly string[]) => ({
  useDefaults: false,
  directives: {
    frameSrc: embedHosts.length === 0 ? ["'none'"] : embedHosts.map((host) => `https://${host}`),
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    formAction: ["'self'"],
    scriptSrc: ["'self'"],
    // Attributes only: the virtual list places its rows by them. Style sheets come as files, or from the toaster's own element.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    mediaSrc: ["'self'", 'blob:', 'https:', 'http:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", 'https:'],
    workerSrc: ["'self'"],
  },
});

/** The whole HTTP side, not yet listening: calls under `/api`, health, configuration, photos and the console. */
export async function buildApp({
  store,
  served,
  photosDir,
  photosBucket,
  postman,
  consoleDir,
  embedHosts = [],
  trustProxy = false,
  bodyWithinMs = BODY_WITHIN_MS,
  limits = LIMITS,
  hstsSeconds,
  publicUrl,
  logger = false,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    trustProxy: trustFor(trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    // Headers have to be there in time too; bodies have a clock of their own (http/bodyPace.ts), so that an upload may take longer.
    http: {
      headersTimeout: BODY_WITHIN_MS,
      connectionsCheckingInterval: BODY_WITHIN_MS / 6,
      requireHostHeader: false,
    },
    clientErrorHandler: answerClientError,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
    // While it stops it still answers who asks on a connection that is open.
    return503OnClosing: false,
    // Addresses that no route can be looked up for, as `/api/%zz`.
    frameworkErrors: (error, request, reply) => refuse(reply, refusalOf(error, request)),
  });
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurity(embedHosts),
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: false,
  });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // No call takes a compressed body, and one that swells is nobody's need (http/bodies.ts).
    globalDecompression: false,
    brotliOptions: { params: { 0: 0, 1: 4 } },
  });
  answerExpectations(app.server);
  app.addHook('onRequest', (request, reply, done) => {
    keepPace(request, reply, bodyWithinMs);
    // What Node would refuse with an empty page.
    const { httpVersion, headers } = request.raw;
    if (httpVersion === '1.1' && headers.host === undefined) done(new Refused(Code.malformed, 'Host: missing.'));
    else done();
  });
  app.addHook('onSend', async (request, reply) => {
    const seconds = hstsSeconds ?? (isSecure(request) ? HSTS_SECONDS : false);
    if (seconds !== false) reply.header('strict-transport-security', `max-age=${seconds}`);
  });
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    // A connection kept alive past its last answer would hold up the end for as long as it may stay idle.
    if (stopping) reply.header('connection', 'close');
  });
  app.setErrorHandler((error, request, reply) => refuse(reply, refusalOf(error, request)));

  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', async (_request, reply) => {
    const ready = await store.ready();
    return reply
      .code(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready' : 'the store does not answer');
  });
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({
      apiUrl: '/api',
      sessionHeader: 'Authorization',
      sessionScheme: 'Bearer',
      photoUploadUrl: '/api/photos/upload',
      embedHosts,
    }),
  );

  const photos = photosBucket ? openBucket(photosBucket) : openFolder(photosDir);
  await app.register(
    async (api) => {
      await api.register(multipart);
      takeJson(api, publicUrl);
      api.addHook('onSend', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      const document = openApiOf(served.map(({ endpoint }) => endpoint));
      api.get('/openapi.json', async () => document);
      addRoutes(api, { store, photos, postman, limiter: await limiterOf(api, limits), publicUrl }, served);
      api.setNotFoundHandler((_request, reply) =>
        refuse(reply, new Refused(Code.notFound, 'Error does not exist: no such call')),
      );
    },
    { prefix: '/api' },
  );
  if (photosBucket) servePhotos(app, photos);
  await serveFiles(app, photosDir, consoleDir, publicUrl !== undefined);
  return app;
}
