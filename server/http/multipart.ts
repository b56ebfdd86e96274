import type { FastifyRequest } from 'fastify';
import { PHOTO_MAX_BYTES, PHOTOS_PER_CALL_MAX } from '../../contract/photos';
import { Code } from '../../contract/wire/codes';
import { RefusalError } from './refusalError';

const FIELD_MAX_BYTES = 10_000;
const LIMITS = { fileSize: PHOTO_MAX_BYTES, files: PHOTOS_PER_CALL_MAX, fields: 10, fieldSize: FIELD_MAX_BYTES };

/**
 * The text fields and files of a multipart body. 413 for a file too large or one too many, 400 where the body is none, or has no file
 * under any of `names`. Nothing is read before the caller was asked for.
 */
export async function readMultipart(
  request: FastifyRequest,
  names: readonly string[],
): Promise<{ fields: Record<string, unknown>; files: Record<string, readonly Blob[]> }> {
  if (!request.isMultipart()) throw malformed('body', 'expected multipart/form-data');
  const fields: Record<string, unknown> = {};
  const files: Record<string, Blob[]> = Object.fromEntries(names.map((name) => [name, []]));
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
        continue;
      }
      const bytes = await part.toBuffer();
      const taken = names.includes(part.fieldname) ? files[part.fieldname] : undefined;
      taken?.push(new Blob([new Uint8Array(bytes)]));
    }
  } catch (error) {
    // The parser's own words, as "Multipart: Boundary not found": nothing but the body can make it throw.
    if (error instanceof RefusalError || typeof (error as { statusCode?: number }).statusCode === 'number') throw error;
    throw malformed('body', `no whole multipart/form-data: ${(error as Error).message.slice(0, 200)}`);
  }
  if (Object.values(files).every((some) => some.length === 0))
    throw malformed(names.join(', '), 'expected at least one file');
  return { fields, files };
}

const malformed = (path: string, message: string) =>
  new RefusalError(Code.malformed, `${path}: ${message}`, { issues: [{ path, message }] });
