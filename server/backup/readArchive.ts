import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { MANIFEST, MANIFEST_SUM, type Manifest, manifestOf, PHOTOS } from './manifest';
import { sumOf } from './writeArchive';

export interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What an archive holds, one after the other; one is in memory at a time. Throws a sentence where it ends too soon or is none. */
export async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const tar = extract();
  const read = pipeline(createReadStream(file), createGunzip(), tar);
  read.catch(() => {});
  try {
    for await (const entry of tar) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk);
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
    }
    await read;
  } catch (error) {
    // The reason stands with what was read first.
    throw unreadable(file, await read.then(() => error).catch((first) => first));
  }
}

/**
 * Reads a whole archive and compares it with its manifest, which it answers. Throws a sentence where anything is missing, added or
 * changed, or where the archive is of a newer version.
 */
export async function verifiedManifest(file: string): Promise<Manifest> {
  const parts = new Map<string, { rows: number; sha256: string }>();
  const photos = { count: 0, bytes: 0, sum: createHash('sha256') };
  let manifest: { readonly text: string; readonly sum: string } | undefined;
  let lastName = '';
  for await (const { name, bytes } of entriesOf(file)) {
    lastName = name;
    if (name === MANIFEST) manifest = { text: bytes.toString(), sum: sumOf(bytes) };
    else if (name === MANIFEST_SUM) {
      if (bytes.toString() !== sumLine(manifest?.sum ?? '')) throw damaged(file, 'its manifest has been changed');
    } else if (name.startsWith(PHOTOS)) {
      photos.count += 1;
      photos.bytes += bytes.length;
      photos.sum.update(`${name}\n`).update(bytes);
    } else if (parts.has(name)) throw damaged(file, `it has ${name} twice`);
    else parts.set(name, { rows: linesIn(bytes), sha256: sumOf(bytes) });
  }
  if (!manifest || lastName !== MANIFEST_SUM) throw damaged(file, 'it ends too soon');
  const said = manifestOf(manifest.text, file);
  for (const table of said.tables)
    for (const part of table.parts) {
      const found = parts.get(part.name);
      if (!found) throw damaged(file, `${part.name} is missing`);
      if (found.sha256 !== part.sha256 || found.rows !== part.rows)
        throw damaged(file, `${part.name} is not what it was when the backup was made`);
      parts.delete(part.name);
    }
  const [stranger] = parts.keys();
  if (stranger !== undefined) throw damaged(file, `${stranger} was not in it when the backup was made`);
  if (photos.count !== said.photos.count || photos.sum.digest('hex') !== said.photos.sha256)
    throw damaged(file, 'its photos are not those that it had when the backup was made');
  return said;
}

/** As sha256sum writes and checks it. */
export const sumLine = (sum: string) => `${sum}  ${MANIFEST}\n`;

function linesIn(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1;
  return lines;
}

const damaged = (file: string, how: string, cause?: unknown) =>
  new Error(`${file} is no whole backup: ${how}. Nothing was changed; take another one.`, { cause });

function unreadable(file: string, error: unknown): Error {
  const { code = '', message } = error as { code?: string; message: string };
  if (code === 'ENOENT') return new Error(`There is no file ${file}.`, { cause: error });
  if (code === 'EISDIR' || code === 'EACCES') return new Error(`${file} can't be read (${code}).`, { cause: error });
  return damaged(file, `it can't be read to its end (${message})`, error);
}
