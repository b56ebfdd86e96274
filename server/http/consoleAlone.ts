import type { FastifyInstance } from 'fastify';
import { type OtherServer, originsOf } from '../otherServer';
import { refuse } from './envelope';
import { serveConsole } from './files';
import { type FrameOptions, noSuchCall, openFrame } from './frame';

interface AloneOptions extends FrameOptions {
  /** Where the console's calls go. */
  readonly otherServer: OtherServer;
  /** Folder of the built console. */
  readonly consoleDir: string;
}

/** The HTTP side of a process that has no store and no calls: the console in front of another server, health and configuration. */
export async function buildConsoleAlone({ otherServer, consoleDir, ...frame }: AloneOptions): Promise<FastifyInstance> {
  const app = await openFrame(frame, {
    config: { ...otherServer, embedHosts: [...(frame.embedHosts ?? [])] },
    connects: originsOf(otherServer),
    ready: async () => true,
  });
  // A caller that takes this for the other server gets the refusal in the form that server would send.
  await app.register(async (api) => api.setNotFoundHandler((_request, reply) => refuse(reply, noSuchCall())), {
    prefix: '/api',
  });
  await serveConsole(app, consoleDir, frame.basePath ?? '');
  return app;
}
