import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { ConsoleConfig } from '../../contract/server';
import { Code } from '../../contract/wire/codes';
import { type LogPlace, loggerOf, saysCalls } from '../log';
import type { MapFiles } from '../mapFiles';
import type { Tracing } from '../tracing/tracing';
import { PROGRAM } from '../version';
import { type Answered, hearAnswer, logAnswer, logDenial, nameAnswers } from './answered';
import { type BasePath, belowBase, decodable } from './basePath';
import { BODY_WITHIN_MS, keepPace } from './bodyPace';
import { answerExpectations, clientErrorAnswer } from './clientErrors';
import { contentSecurity } from './contentSecurity';
import { refusalOf, refuse } from './envelope';
import { HSTS, HSTS_YEAR, type Hsts } from './hsts';
import { mapAddresses, serveMapFiles } from './mapFiles';
import { RefusalError } from './refusalError';
import { REQUEST_ID, requestIds } from './requestId';
import { safeHeaders } from './safeHeaders';
import { isSecure, type TrustedProxies, trustFor } from './trustProxy';
import { closeUnusedConnections } from './unusedConnections';

export interface FrameOptions {
  /** Hosts whose players the console may show in a frame. */
  readonly embedHosts?: readonly string[];
  /** Proxies that may say whose call this is; none by default. */
  readonly trustProxy?: TrustedProxies;
  /** How long a body may take to arrive, in milliseconds (http/bodyPace.ts). */
  readonly bodyWithinMs?: number;
  /** What is said of Strict-Transport-Security. */
  readonly hsts?: Hsts;
  /** The operator's own files of the map. */
  readonly mapFiles?: MapFiles;
  /** Everything is below this path as well. */
  readonly basePath?: BasePath;
  /** Hears of every request when it is over. */
  readonly answered?: ((answered: Answered) => void) | undefined;
  /** Absent: nothing is logged. */
  readonly logger?: LogPlace | undefined;
  /** Absent: nothing is traced. */
  readonly tracing?: Tracing | undefined;
}

interface Served {
  /** What `/config.json` answers. */
  readonly config: ConsoleConfig;
  /** Origins that the console speaks to besides this one. */
  readonly connects?: readonly string[];
  /** What `/readyz` asks. */
  readonly ready: () => Promise<boolean>;
}

const BODY_LIMIT_BYTES = 1024 * 1024;
/** Calls are read and written by the contract: without these Fastify loads compilers of JSON schemas, of which no route has one. */
const NO_COMPILERS = {
  buildValidator: () => () => {
    throw new Error('No route has a schema to validate by.');
  },
  buildSerializer: () => () => {
    throw new Error('No route has a schema to write by.');
  },
};

/** What every answer of this server is subject to, with health and configuration: calls and pages come into it. */
export async function openFrame(
  {
    embedHosts = [],
    trustProxy = false,
    bodyWithinMs = BODY_WITHIN_MS,
    hsts,
    mapFiles = {},
    basePath = '',
    answered,
    logger,
    tracing,
  }: FrameOptions,
  { config, connects = [], ready }: Served,
): Promise<FastifyInstance> {
  // Of a request that was not understood it is not known how it came.
  const always: Record<string, string> = typeof hsts === 'string' ? { [HSTS]: hsts } : {};
  const app = Fastify({
    logger: logger ? loggerOf(logger) : false,
    // Its lines hold the address of a request as it was sent.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustFor(trustProxy),
    bodyLimit: BODY_LIMIT_BYTES,
    rewriteUrl: ({ url = '/' }) => decodable(belowBase(url, basePath)),
    // Headers have to be there in time too; bodies have a clock of their own (http/bodyPace.ts), so that an upload may take longer.
    http: {
      headersTimeout: BODY_WITHIN_MS,
      connectionsCheckingInterval: BODY_WITHIN_MS / 6,
      requireHostHeader: false,
    },
    clientErrorHandler: clientErrorAnswer(always),
    genReqId: requestIds(trustProxy),
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: NO_COMPILERS },
    // While it stops it still answers who asks on a connection that is open.
    return503OnClosing: false,
    // Addresses that no route can be looked up for, as `/api/%zz`.
    frameworkErrors: (error, request, reply) => {
      begin(request, reply);
      refuse(reply, refusalOf(error, request));
    },
  });
  nameAnswers(app);
  const isLogged = logger !== undefined && saysCalls(logger);
  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    reply.raw.setHeader(REQUEST_ID, request.id);
    if (!answered && !isLogged && !tracing) return;
    tracing?.begin(request);
    hearAnswer(request, reply, (answer) => {
      answered?.(answer);
      tracing?.answered(request, answer);
      if (isLogged) logAnswer(request, answer);
    });
  };
  const safe = await safeHeaders(contentSecurity(embedHosts, connects));
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // No call takes a compressed body, and one that expands is a risk without a use (http/bodies.ts).
    globalDecompression: false,
    brotliOptions: { params: { 0: 0, 1: 4 } },
  });
  answerExpectations(app.server, always);
  closeUnusedConnections(app);
  app.addHook('onRequest', (request, reply, done) => {
    begin(request, reply);
    for (const [name, value] of safe) reply.raw.setHeader(name, value);
    keepPace(request, reply, bodyWithinMs);
    // What Node would refuse with an empty page.
    const { httpVersion, headers } = request.raw;
    if (httpVersion === '1.1' && headers.host === undefined) done(new RefusalError(Code.malformed, 'Host: missing.'));
    else if (tracing) tracing.during(request, done);
    else done();
  });
  // Reading a body leaves what went on before it.
  if (tracing) app.addHook('preHandler', (request, _reply, done) => tracing.during(request, done));
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const said = hsts ?? (isSecure(request) && HSTS_YEAR);
    if (said !== false) reply.header(HSTS, said);
    if (!isLogged) logDenial(request, reply);
    // A connection kept alive past its last answer would hold up the end for as long as it may stay idle.
    if (stopping) reply.header('connection', 'close');
    done();
  });
  app.setErrorHandler((error, request, reply) => refuse(reply, refusalOf(error, request)));

  app.get('/healthz', named('GET /healthz'), async (_request, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', named('GET /readyz'), async (_request, reply) => {
    const isReady = await ready();
    return reply
      .code(isReady ? 200 : 503)
      .type('text/plain')
      .send(isReady ? 'ready' : 'the store does not answer');
  });
  app.get('/version', named('GET /version'), async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(PROGRAM),
  );
  const told = { ...config, ...mapAddresses(mapFiles, basePath) };
  app.get('/config.json', named('GET /config.json'), async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(told),
  );
  await serveMapFiles(app, mapFiles);
  return app;
}

const named = (called: string) => ({ config: { called } });

/** Every call that there is not, in the envelope like any other refusal. */
export const noSuchCall = () => new RefusalError(Code.notFound, 'Error does not exist: no such call');
