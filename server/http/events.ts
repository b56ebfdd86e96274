import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { events } from '../../contract/events';
import type { KnownCallers } from '../auth/sessions';
import type { Hub } from '../events/hub';
import { positionOf } from '../events/log';
import type { Schema } from '../store/schema';
import { callerFor, permit } from './callers';
import { refusalOf, refuse } from './envelope';
import type { Caller } from './serve';

interface Surroundings {
  readonly db: Kysely<Schema>;
  readonly hub: Pick<Hub, 'join'>;
  readonly known: KnownCallers;
}

/** Serves the stream of what happens (docs/specification.md section 12.10), until the reader goes, the session ends or the server stops. */
export function addEvents(app: FastifyInstance, { db, hub, known }: Surroundings): void {
  app.route({
    method: events.method,
    url: events.path,
    exposeHeadRoute: false,
    config: { called: events.id },
    // A compressor would keep what is said until it has enough of it.
    compress: false,
    handler: async (request, reply) => {
      const caller = (await callerFor(events, request, db, Math.floor(Date.now() / 1000), known)) as Caller;
      request.uid = caller.uid;
      permit(events, caller);
      const stream = await hub.join(caller, positionOf(lastEventId(request)));
      return (
        reply
          .header('content-type', 'text/event-stream')
          .header('x-accel-buffering', 'no')
          // Kept alive past its end it would hold up a server that stops.
          .header('connection', 'close')
          .send(stream)
      );
    },
    errorHandler: (error, request, reply) => refuse(reply, refusalOf(error, request)),
  });
}

function lastEventId({ headers }: FastifyRequest): string | undefined {
  const id = headers['last-event-id'];
  return typeof id === 'string' ? id : undefined;
}
