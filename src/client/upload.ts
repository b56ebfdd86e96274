import * as z from 'zod/mini';
import { Code } from '../../contract/codes';
import type { Answer } from '../../contract/endpoint';
import { avatar } from '../../contract/photos';
import { session } from '../state/session';
import { sessionEnded } from '../state/signIn';
import { configured } from '.';

export interface Upload {
  readonly file: File;
  readonly as: 'avatar' | 'photo';
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** SPEC.md section 7: the list of addresses stands at the top of the answer; our own server has it in `data` too. */
const Answered = z.object({
  error: z.optional(z.object({ code: z.int(), message: z.string() })),
  uploaded_files: z.optional(z.array(z.string())),
});

/**
 * Sends one image to where photos are kept; its address. By XMLHttpRequest, since fetch does not say how far a body has gone. No
 * answer, or one that broke off, is `Code.lost`.
 */
export function uploadImage({ file, as, onProgress, signal }: Upload): Promise<Answer<string>> {
  const { config } = configured;
  if (!config) throw new Error('No configuration yet: main.tsx sets it before anything is drawn.');
  const { key } = session;
  const form = new FormData();
  form.append(as === 'avatar' ? 'file' : 'files', file, file.name);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', as === 'avatar' ? config.apiUrl + avatar.path : config.photoUploadUrl);
    if (key !== null)
      request.setRequestHeader(config.sessionHeader, config.sessionScheme ? `${config.sessionScheme} ${key}` : key);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    const lost = () => resolve({ refused: Code.lost, message: 'no answer' });
    request.addEventListener('error', lost);
    request.addEventListener('abort', lost);
    request.addEventListener('load', () => {
      const answer = answerOf(request.status, request.responseText);
      if (answer.refused === Code.sessionEnded && key === session.key) sessionEnded();
      resolve(answer);
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}

const KNOWN: ReadonlySet<number> = new Set(Object.values(Code));
const isCode = (value: number): value is Code => KNOWN.has(value);

function answerOf(status: number, text: string): Answer<string> {
  const read = z.safeParse(Answered, parsed(text));
  const { error, uploaded_files: [address] = [] } = read.success ? read.data : {};
  const code = error?.code ?? status;
  if (code === Code.ok && address !== undefined) return { data: address };
  return { refused: code !== Code.ok && isCode(code) ? code : Code.lost, message: error?.message ?? `HTTP ${status}` };
}

/** Null for what is no JSON: the page of a proxy. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
