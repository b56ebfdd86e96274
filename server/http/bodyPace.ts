import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasBody } from './bodies';
import { refuse } from './envelope';
import { RefusalError, TOO_SLOW } from './refusalError';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is an upload. */
    upload?: boolean;
  }
}

/** How long a body may take: a call's wholly, an upload's for every so many bytes that arrive. */
export const BODY_WITHIN_MS = 30_000;
/** 136 bytes a second at the usual limit: slower than any line that a person would use. */
const UPLOAD_STEP_BYTES = 4096;

/**
 * Ends what sends its body ever so slowly, since it holds a connection for as long as it likes: 408. An upload may take as long as
 * its line needs, if only it goes on.
 */
export function keepPace(request: FastifyRequest, reply: FastifyReply, withinMs: number): void {
  if (!hasBody(request)) return;
  const { raw } = request;
  const { socket } = raw;
  const isUpload = request.routeOptions.config.upload === true;
  let mark = { bytes: socket.bytesRead, at: Date.now() };
  const look = () => {
    // `complete` is the parser's word; a request that never came over a line has only been read to its end.
    if (raw.complete || raw.readableEnded || raw.destroyed) return stop();
    if (isUpload && socket.bytesRead - mark.bytes >= UPLOAD_STEP_BYTES) {
      mark = { bytes: socket.bytesRead, at: Date.now() };
    } else if (Date.now() - mark.at >= withinMs) {
      stop();
      tooSlow(request, reply);
    }
  };
  const timer = setInterval(look, withinMs / 30);
  timer.unref();
  const stop = () => clearInterval(timer);
  raw.once('close', stop);
}

function tooSlow(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  const refused = new RefusalError(TOO_SLOW, 'The body did not arrive in time.');
  // Answered already: what still comes of the body was only thrown away.
  if (reply.sent) raw.socket.destroy();
  // The reader of the body gets the error, and the connection stays open, since the answer has to go out on it.
  else if (raw.listenerCount('error') > 0) raw.emit('error', refused);
  else refuse(reply, refused);
}
