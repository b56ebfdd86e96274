import { proxy, ref } from 'valtio/vanilla';
import type { ImportSource, TempleImport } from '../../../contract/temples/imports';
import * as imports from '../../../contract/temples/imports';
import { storable } from '../../../contract/wire/storable';
import { call } from '../../client';
import { serverHas, session } from '../../state/session';
import { importing, openFile } from './importing';

const ASKED = 1;

/** The newest imports of exactly the bytes that are open; empty if they were never imported before. */
export const known = proxy<{ earlier: readonly TempleImport[] }>({ earlier: [] });

let file: Blob = new Blob();
let hash: Promise<string | undefined> = Promise.resolve(undefined);
/** By check of a file: what is written after a part of it belongs to the same import. */
const ids = new Map<string, string>();

/** Takes the fingerprint of the file that is open, and asks the server whether it knows that. */
export async function recognise(): Promise<void> {
  const of = openFile();
  if (of === file) return;
  file = of;
  known.earlier = [];
  hash = serverHas('imports') ? hashOf(of) : Promise.resolve(undefined);
  const fileHash = await hash;
  if (fileHash === undefined) return;
  const answer = await call(imports.list, { hash: fileHash, count: ASKED });
  // Who may not be told, or cannot be just now, imports all the same.
  if (of !== file || answer.refused !== undefined) return;
  known.earlier = ref(answer.data as TempleImport[]);
}

async function hashOf(given: Blob): Promise<string | undefined> {
  try {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await given.arrayBuffer()));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch (error) {
    // A file that is gone is said to be by who reads its rows.
    console.error('The file has no fingerprint', error);
    return undefined;
  }
}

/** What becomes of the rows of a file of which nothing is sent. */
type Left = Pick<ImportSource, 'rows' | 'leftOut' | 'refused'>;

/** The file that is open as the server keeps its import; undefined where the server keeps none. */
export async function sourceOf(left: Left): Promise<ImportSource | undefined> {
  const { continues } = importing;
  if (continues && continues.by.uid === session.user?.uid) return continued(continues as TempleImport, left);
  await recognise();
  const fileHash = await hash;
  if (fileHash === undefined) return undefined;
  const { importId, fileName, columns } = importing;
  const id = ids.get(importId) ?? crypto.randomUUID();
  ids.set(importId, id);
  const names = columns?.names ?? [];
  const named = { fileName: storable(fileName.slice(0, imports.FILE_NAME_MAX)), fileSize: file.size, fileHash };
  return { id, ...named, ...left, ...(names.length <= imports.IMPORT_CELLS_MAX && { columns: [...names] }) };
}

/**
 * What is left over of a file belongs to it as before; its other rows are as they were. Into a colleague's nobody else writes: there it is
 * an import of its own.
 */
function continued(
  { id, fileName, fileSize, fileHash, rows, counts, ...before }: TempleImport,
  now: Left,
): ImportSource {
  const leftOut = before.leftOut + now.leftOut;
  const refused = Math.max(0, before.refused - counts.unreadable) + now.refused;
  return { id, fileName, fileSize, fileHash, rows, leftOut, refused };
}
