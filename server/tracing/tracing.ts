import type { FastifyRequest } from 'fastify';
import type { LogEvent } from 'kysely';
import type { Answered } from '../http/answered';

/** Spans of what the server does. The server knows this much of it; what sends them is loaded where they are wanted. */
export interface Tracing {
  /** Begins the span of a request: below that of the caller, where a trusted proxy hands it on. */
  readonly begin: (request: FastifyRequest) => void;
  /** Goes on with a request, so that the statements which that leads to are below its span. */
  readonly during: (request: FastifyRequest, goOn: () => void) => void;
  /** Hears of a statement that has been run or has failed: what the server does of itself, for no request, is not traced. */
  readonly statement: (event: LogEvent) => void;
  /** Ends the span of a request. */
  readonly answered: (request: FastifyRequest, answered: Answered) => void;
  /** Sends what has not been sent. */
  readonly close: () => Promise<void>;
}
