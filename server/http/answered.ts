import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Code } from '../../contract/wire/codes';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract, or another address that stands for itself, as it is named to those who watch the server. */
    called?: string;
  }
  interface FastifyRequest {
    /** Who of the staff makes the call, once that is known. */
    uid: number | undefined;
  }
  interface FastifyReply {
    /** The code of the envelope, where the answer is a refusal. */
    refusedWith: number | undefined;
  }
}

/** What became of one request. Nothing in it is the caller's own words: there are only so many of each value. */
export interface Answered {
  /** The id of a call, `GET /users/list`; `(file)` for files, `(other)` for pages of the console and addresses that there are not. */
  readonly call: string;
  readonly method: string;
  /** Undefined where the caller had gone before all of the answer was sent, as whoever listens to events does in the end. */
  readonly status: number | undefined;
  /** The code of the envelope, 200 where nothing was refused; undefined for what has no envelope and failed. */
  readonly code: number | undefined;
  readonly seconds: number;
}

/** Prepares requests for `hearAnswer`. */
export function nameAnswers(app: FastifyInstance): void {
  app.decorateRequest('uid', undefined);
  app.decorateReply('refusedWith', undefined);
}

/** Tells what became of a request when its answer has been sent, or can't be sent any more. */
export function hearAnswer(request: FastifyRequest, reply: FastifyReply, hear: (answered: Answered) => void): void {
  const beganMs = performance.now();
  const { raw } = reply;
  raw.once('close', () => {
    const status = raw.writableFinished ? raw.statusCode : undefined;
    const done = status !== undefined && status < 400 ? 200 : undefined;
    hear({
      call: calledOf(request),
      method: request.method,
      status,
      code: status === undefined ? undefined : (reply.refusedWith ?? done),
      seconds: (performance.now() - beganMs) / 1000,
    });
  });
}

/** Returns the pattern of a request's address, or `(other)` where there is none: nothing that its caller wrote. */
export const routeOf = ({ is404, routeOptions }: FastifyRequest): string =>
  is404 ? '(other)' : (routeOptions.url ?? '(other)');

/** Codes of refusals that somebody may have been looking for the limits of. */
const DENIED: readonly (number | undefined)[] = [Code.forbidden, Code.tooManyTries];

/** Whether a member of staff was denied a call. Strangers never are: who fails to sign in has lines of resources/session/signIn.ts. */
const isDenied = ({ uid }: FastifyRequest, code: number | undefined) => uid !== undefined && DENIED.includes(code);

/** One line for a request that is denied, where the log has none for each that is over. */
export function logDenial(request: FastifyRequest, { refusedWith: code }: FastifyReply): void {
  const { log, uid, method } = request;
  if (isDenied(request, code)) log.warn({ method, route: routeOf(request), code, uid }, 'denied');
}

/** One line for a request that is over: who asked for what, by the pattern of its address, and what became of it. */
export function logAnswer(request: FastifyRequest, answered: Answered): void {
  const { log, uid } = request;
  const { method, status, code, seconds } = answered;
  const route = routeOf(request);
  const ms = Math.round(seconds * 10_000) / 10;
  const level = isDenied(request, code) ? 'warn' : 'info';
  log[level]({ method, route, status, code, ms, uid }, status === undefined ? 'the caller has gone' : 'answered');
}

function calledOf({ is404, routeOptions }: FastifyRequest): string {
  if (is404 || routeOptions.url === undefined) return '(other)';
  return routeOptions.config.called ?? '(file)';
}
