import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { events } from '../../contract/events';
import { KnownCallers } from '../auth/sessions';
import { openHub } from '../events/hub';
import type { Postman } from '../mail/postman';
import type { Metrics } from '../metrics/metrics';
import type { OrganisationSettings } from '../organisation/settings';
import type { BucketPlace } from '../photos/bucket';
import { openPhotos } from '../photos/openPhotos';
import { servePhotos } from '../photos/serve';
import type { Store } from '../store/connection';
import { takeJson } from './bodies';
import { refuse } from './envelope';
import { addEvents } from './events';
import { serveConsole, servePhotoFolder } from './files';
import { type FrameOptions, noSuchCall, openFrame } from './frame';
import { LIMITS, type Limits, limiterOf } from './limits';
import { openApiOf } from './openapi';
import type { PublicUrl } from './publicUrl';
import { addRoutes } from './routes';
import type { ServedCall } from './serve';

export interface AppOptions extends FrameOptions {
  readonly store: Store;
  readonly served: readonly ServedCall[];
  /** Folder behind `/photos/`. */
  readonly photosDir: string;
  /** Where uploaded photos are kept instead, where that is no folder. */
  readonly photosBucket?: BucketPlace | undefined;
  /** Sends mail; absent where no mail server is set. */
  readonly postman?: Pick<Postman, 'wake'> | undefined;
  /** Folder of the built console; absent where only the calls are wanted. */
  readonly consoleDir?: string;
  /** Who else lets staff in; absent where nobody does. */
  readonly organisation?: OrganisationSettings | undefined;
  /** Where this server is for others: addresses of photos in answers begin with it. */
  readonly publicUrl?: PublicUrl;
  /** Counts what happens, where that is wanted. */
  readonly metrics?: Pick<Metrics, 'answered' | 'watchStreams'> | undefined;
  /** How many calls of a kind a session makes in a minute (http/limits.ts). */
  readonly limits?: Limits;
}

/** The whole HTTP side, not yet listening: calls under `/api`, health, configuration, photos and the console. */
export async function buildApp({
  store,
  served,
  photosDir,
  photosBucket,
  postman,
  organisation,
  consoleDir,
  limits = LIMITS,
  publicUrl,
  metrics,
  ...frame
}: AppOptions): Promise<FastifyInstance> {
  const { embedHosts = [], basePath = '' } = frame;
  const apiUrl = `${basePath}/api`;
  const app = await openFrame(
    { ...frame, answered: metrics?.answered },
    {
      config: {
        apiUrl,
        sessionHeader: 'Authorization',
        sessionScheme: 'Bearer',
        photoUploadUrl: `${apiUrl}/photos/upload`,
        embedHosts: [...embedHosts],
        ...(organisation && { organisation: organisation.name }),
      },
      ready: () => store.ready(),
    },
  );
  const photos = openPhotos({ photosDir, photosBucket });
  const hub = openHub({
    store,
    trouble: (error) => app.log.error({ err: error }, 'telling events'),
    tellsPresence: served.some(({ endpoint }) => endpoint.extension === 'presence'),
  });
  metrics?.watchStreams(hub.figures);
  app.addHook('preClose', async () => hub.close());
  const photosAt = publicUrl ?? (basePath === '' ? undefined : basePath);
  await app.register(
    async (api) => {
      await api.register(multipart);
      takeJson(api, photosAt);
      api.addHook('onSend', (_request, reply, _payload, done) => {
        reply.header('cache-control', 'no-store');
        done();
      });
      // To describe every call takes as long as to add them all, and few ever ask.
      let document: object | undefined;
      api.get('/openapi.json', { config: { called: 'GET /openapi.json' } }, async () => {
        document ??= openApiOf(
          served.map(({ endpoint }) => endpoint),
          apiUrl,
          [events],
        );
        return document;
      });
      const limiter = await limiterOf(api, limits);
      const known = new KnownCallers();
      addRoutes(api, { store, photos, postman, hub, limiter, known, photosAt, publicUrl, apiUrl }, served);
      // Only a server that has one loads what speaks to it.
      if (organisation) {
        const { addOrganisation } = await import('../organisation/routes');
        addOrganisation(api, { db: store.db, settings: organisation, apiUrl, changed: () => hub.changed('rows') });
      }
      addEvents(api, { db: store.db, hub, known });
      api.setNotFoundHandler((_request, reply) => refuse(reply, noSuchCall()));
    },
    { prefix: '/api' },
  );
  if (photosBucket) servePhotos(app, photos);
  await servePhotoFolder(app, photosDir, publicUrl !== undefined);
  if (consoleDir !== undefined) await serveConsole(app, consoleDir, basePath);
  return app;
}
