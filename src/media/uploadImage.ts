import * as z from 'zod/mini';
import { avatar, type PictureKind, upload } from '../../contract/photos';
import type { ConsoleConfig } from '../../contract/server';
import { Code } from '../../contract/wire/codes';
import type { Answer, Endpoint } from '../../contract/wire/endpoint';
import { configured } from '../client';
import { sessionHeader } from '../client/sessionHeader';
import { session } from '../state/session';
import { sessionEnded } from '../state/signIn';

export interface Upload {
  readonly file: Blob;
  readonly as: PictureKind;
  /** Whose picture it is, where that is what lets a person send it. */
  readonly uid?: number | undefined;
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** docs/specification.md section 7: the list of addresses is at the top level of the answer; our own server has it in `data` too. */
const Answered = z.object({
  error: z.optional(z.object({ code: z.union([z.int(), z.string()]), message: z.optional(z.string()) })),
  uploaded_files: z.optional(z.array(z.string())),
});

/**
 * Sends one image to where photos are kept; its address. By XMLHttpRequest, since fetch does not say how far a body has gone. No
 * answer is `Code.lost`. The session is sent only to the origin of the calls: a photo server on another origin must not get it.
 */
export function uploadImage({ file, as, uid, onProgress, signal }: Upload): Promise<Answer<string>> {
  const { config } = configured;
  if (!config) throw new Error('No configuration yet: app/main.ts sets it before anything is drawn.');
  const { key } = session;
  const place = uploadTarget(config, as);
  if (place === null) return Promise.resolve({ refused: Code.notFound, message: 'no place for pictures' });
  const form = new FormData();
  if (uid !== undefined) form.append('uid', String(uid));
  form.append(place.field, file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const address = new URL(place.address, location.href);
    request.open('POST', address);
    if (key !== null && address.origin === new URL(config.apiUrl, location.href).origin)
      request.setRequestHeader(...sessionHeader(config, key));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
    const lost = () => resolve({ refused: Code.lost, message: 'no answer' });
    request.addEventListener('error', lost);
    request.addEventListener('abort', lost);
    request.addEventListener('load', () => {
      const answer = answerOf(request.status, request.responseText);
      if (answer.refused === Code.sessionEnded && key === session.key) sessionEnded();
      resolve(answer);
    });
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

interface PicturePlace {
  readonly address: string;
  readonly field: 'file' | 'files';
}

/** Where a picture goes, and in which field; null where nowhere. A server without a place for avatars has them among the photos. */
export function uploadTarget({ avatarUploadUrl, photoUploadUrl, apiUrl, paths = {} }: ConsoleConfig, as: PictureKind) {
  const placed = (
    { id, path }: Endpoint,
    url: string | undefined,
    field: PicturePlace['field'],
  ): PicturePlace | null =>
    paths[id] === null ? null : { address: url || apiUrl + (paths[id] ?? path).replace(/^[A-Z]+\s+/, ''), field };
  const own = as === 'avatar' ? placed(avatar, avatarUploadUrl, 'file') : null;
  return own ?? placed(upload, photoUploadUrl, 'files');
}

/** The address that a place for pictures has given to one. */
export function answerOf(status: number, text: string): Answer<string> {
  const read = z.safeParse(Answered, parsed(text));
  const { error, uploaded_files: [address] = [] } = read.success ? read.data : {};
  // A place that only keeps files may answer without an envelope.
  const isTaken = status >= 200 && status < 300;
  const code = error ? Number(error.code) : isTaken ? Code.ok : status;
  if (code === Code.ok && address !== undefined) return { data: address };
  if (error && code !== Code.ok) return { refused: code as Code, message: error.message ?? '' };
  const isSaid = status === Code.tooLarge || status === Code.notAnImage || status === Code.tooManyTries;
  return { refused: isSaid ? status : Code.unreadable, message: `HTTP ${status}`, status };
}

/** Null for what is no JSON: the page of a proxy. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
