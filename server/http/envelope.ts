import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BeingPrepared } from '../../contract/session';
import { Code, HTTP_STATUS } from '../../contract/wire/codes';
import { isUnavailable, StorePreparing } from '../store/unavailable';
import { RefusalError, TOO_SLOW } from './refusalError';

const OK = JSON.stringify({ code: Code.ok, message: 'OK' });

/** The envelope of every answer under /api (docs/specification.md section 7), `{error, data, total?}`, around data that is JSON already. */
export function enveloped(data: string | undefined, beside: Readonly<Record<string, unknown>>): string {
  const more = JSON.stringify(beside).slice(1, -1);
  return `{"error":${OK}${data === undefined ? '' : `,"data":${data}`}${more && `,${more}`}}`;
}

/** Answers with the envelope of a refusal. */
export function refuse(
  reply: FastifyReply,
  refused: RefusalError,
  status: number = refused.code === TOO_SLOW ? TOO_SLOW : HTTP_STATUS[refused.code],
): FastifyReply {
  // What has not arrived may still come, and would be taken for the next request.
  if (refused.code === TOO_SLOW) reply.header('connection', 'close');
  if (refused.retryAfterSeconds !== undefined) reply.header('retry-after', String(refused.retryAfterSeconds));
  reply.refusedWith = refused.code;
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send({ error: { code: refused.code, message: refused.message }, data: refused.data });
}

/** What any thrown error is to the caller. A bug becomes 500 with an id that is also in the log, and nothing else of it. */
export function refusalOf(error: unknown, request: FastifyRequest): RefusalError {
  if (error instanceof RefusalError) return error;
  if (isCallerGone(error, request)) return new RefusalError(Code.malformed, 'The request broke off.');
  const { message = '', statusCode } = error as { message?: string; statusCode?: number };
  if (error instanceof StorePreparing) {
    const data = { preparing: true } satisfies BeingPrepared;
    return new RefusalError(Code.unavailable, 'The store is being prepared; try again.', data, 2);
  }
  if (isUnavailable(error)) {
    request.log.warn({ err: error }, 'store not reachable');
    return new RefusalError(Code.unavailable, 'The store does not answer; try again.', null, 1);
  }
  if (statusCode === 413) return new RefusalError(Code.tooLarge, 'Too large.');
  if (statusCode === 415) return new RefusalError(Code.notAnImage, 'The body is not taken in this form.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new RefusalError(Code.malformed, `Malformed request: ${message}`, { issues: [{ path: 'body', message }] });
  }
  const id = randomBytes(6).toString('hex');
  request.log.error({ err: error, errorId: id }, 'unexpected');
  return new RefusalError(Code.unexpected, `Unexpected error ${id}.`);
}

const GONE = new Set(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'FST_MP_PREMATURE_CLOSE']);

/** Whether an error only says that the client no longer waits for the answer, as when a browser leaves a page: not a fault. */
function isCallerGone(error: unknown, { raw }: FastifyRequest): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return raw.destroyed && !raw.complete ? GONE.has(code) || message === 'aborted' : code === 'FST_MP_PREMATURE_CLOSE';
}
