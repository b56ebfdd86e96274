import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Code } from '../../contract/wire/codes';
import type { Endpoint } from '../../contract/wire/endpoint';
import { type PublicUrl, withOwnPhotos } from './publicUrl';
import { RefusalError } from './refusalError';

/** No call of the contract goes deeper than a list in a row of a list; what does was made to break something. */
const DEPTH_MAX = 32;
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');

/** Has JSON bodies read as they are written by JSON.stringify, UTF-8 and of sensible depth; anything else is 400 or 415. */
export function takeJson(api: FastifyInstance, publicUrl: PublicUrl): void {
  api.removeContentTypeParser('text/plain');
  // An empty body is no malformed JSON: POST and DELETE calls carry their input in the query.
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, body.length === 0 ? undefined : parsed(body as Buffer, publicUrl));
    } catch (error) {
      done(error instanceof RefusalError ? error : notJson('not JSON'));
    }
  });
}

function parsed(body: Buffer, publicUrl: PublicUrl): unknown {
  if (isDeeperThan(DEPTH_MAX, body)) throw notJson(`nested more than ${DEPTH_MAX} deep`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw notJson('not UTF-8');
  }
  return JSON.parse(withOwnPhotos(text, publicUrl));
}

/** Told from the bytes, before anything that calls itself for each level has a go at it. */
function isDeeperThan(max: number, body: Buffer): boolean {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < body.length; index += 1) {
    const byte = body[index];
    if (inText) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      if (depth > max) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

const notJson = (message: string) =>
  new RefusalError(Code.malformed, `body: ${message}`, { issues: [{ path: 'body', message }] });

/** Whether a request brings a body at all. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Refuses with 415, or 400 for an upload that is no form, a body that is written as the call does not take it, before any of it is read. */
export function refuseStrangeBody(endpoint: Endpoint, request: FastifyRequest): void {
  if (!hasBody(request)) return;
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = request.headers;
  if (encoding.toLowerCase() !== 'identity') throw notTaken(`Content-Encoding ${encoding}`);
  if (endpoint.files) {
    if (/^multipart\/form-data\s*(;|$)/i.test(type)) return;
    const issue = { path: 'body', message: 'expected multipart/form-data' };
    throw new RefusalError(Code.malformed, `body: ${issue.message}`, { issues: [issue] });
  }
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1] ?? 'utf-8';
  if (!/^application\/json\s*(;|$)/i.test(type) || !/^utf-?8$/i.test(charset))
    throw notTaken(`Content-Type ${type || 'missing'}`);
}

const notTaken = (what: string) =>
  new RefusalError(Code.notAnImage, `The body is not taken like this: ${what.slice(0, 100)}.`);
