import { proxy, ref } from 'valtio/vanilla';
import { TEMPLE_PHOTOS_MAX } from '../../../contract/temples/calls';
import { Code } from '../../../contract/wire/codes';
import { wrongWith as wrongWithFile } from '../../media/imageFile';
import { uploadImage } from '../../media/uploadImage';
import { rowOf } from '../../state/rows';
import { templeDraftOf, type, withDraft } from './drafts';
import { sending } from './editor';

/** One upload of a file to a temple. A failed one waits for the person's decision; the others go on. */
export interface Uploading {
  readonly id: string;
  readonly file: File;
  readonly as: 'avatar' | 'photo';
  share: number;
  state: 'waiting' | 'sending' | 'failed';
  /** Which one it is of all that were chosen: photos stand in this order, whenever they arrive. */
  readonly place: number;
  /** Why it failed. */
  code: Code | null;
  /** The server's words. */
  message: string;
}

/** By temple. Beside the drafts, and not kept with them: a browser keeps no hold on a file. */
export const uploads = proxy<{ byId: Record<string, Uploading[]> }>({ byId: {} });
const AT_ONCE = 2;
/** How many files have been chosen so far, and of each that has arrived which one it was. */
let chosen = 0;
const placeOf = new Map<string, number>();
const stops = new Map<string, AbortController>();
/** Where a temple's uploads go on, once its draft has become a temple. */
const movedTo = new Map<string, string>();

/** Files for a temple, in their order. What is no image or too large is refused at once, in its place. */
export function addFiles(templeId: string, files: readonly File[], as: Uploading['as'] = 'photo'): void {
  const list = listOf(templeId);
  for (const file of as === 'avatar' ? files.slice(0, 1) : files) {
    const code = wrongWith(templeId, file, as);
    chosen += 1;
    list.push({
      id: crypto.randomUUID(),
      place: chosen,
      file: ref(file),
      as,
      share: 0,
      state: code === null ? 'waiting' : 'failed',
      code,
      message: '',
    });
  }
  pump(templeId);
}

export const isUploading = (templeId: string): boolean =>
  (uploads.byId[templeId] ?? []).some(({ state }) => state !== 'failed');

export function retryUpload(templeId: string, id: string): void {
  const one = listOf(templeId).find((upload) => upload.id === id);
  if (one) Object.assign(one, { state: 'waiting', code: null, share: 0 });
  pump(templeId);
}

export function dropUpload(templeId: string, id: string): void {
  stops.get(id)?.abort();
  remove(templeId, id);
}

/** Nothing of a temple that was never saved goes on. */
function dropUploads(templeId: string): void {
  for (const { id } of [...listOf(templeId)]) dropUpload(templeId, id);
}

/** A draft has become a temple: its uploads in flight now belong to the temple. */
function moveUploads(fromId: string, toId: string): void {
  const list = uploads.byId[fromId];
  if (!list || list.length === 0) return;
  delete uploads.byId[fromId];
  uploads.byId[toId] = [...listOf(toId), ...list];
  for (const { id } of list) movedTo.set(id, toId);
}

Object.assign(sending, { drop: dropUploads, move: moveUploads, isTo: (id: string) => listOf(id).length > 0 });

function listOf(templeId: string): Uploading[] {
  const list = uploads.byId[templeId];
  if (list) return list;
  uploads.byId[templeId] = [];
  return uploads.byId[templeId] ?? [];
}

function wrongWith(templeId: string, file: File, as: Uploading['as']): Code | null {
  const wrong = wrongWithFile(file);
  if (wrong !== null) return wrong;
  const row = rowOf('temple', templeId);
  const there = row ? withDraft(row, templeDraftOf(templeId)).photos.length : 0;
  return as === 'photo' && there + listOf(templeId).length >= TEMPLE_PHOTOS_MAX ? Code.tooLarge : null;
}

function pump(templeId: string): void {
  const list = listOf(templeId);
  const free = AT_ONCE - list.filter(({ state }) => state === 'sending').length;
  for (const one of list.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free)))
    void send(templeId, one.id);
}

async function send(templeId: string, id: string): Promise<void> {
  const here = () => movedTo.get(id) ?? templeId;
  const find = () => listOf(here()).find((upload) => upload.id === id);
  const begun = find();
  if (!begun) return;
  begun.state = 'sending';
  const stop = new AbortController();
  stops.set(id, stop);
  const answer = await uploadImage({
    file: begun.file,
    as: begun.as,
    signal: stop.signal,
    onProgress: (share) => {
      const one = find();
      if (one) one.share = share;
    },
  });
  stops.delete(id);
  const one = find();
  if (!one) return;
  if (answer.refused === undefined) {
    arrived(here(), one, answer.data);
    remove(here(), id);
  } else Object.assign(one, { state: 'failed', code: answer.refused, message: answer.message });
  pump(here());
}

/** Puts an uploaded image into the draft, which is saved with it: a photo before those that were chosen after it. */
function arrived(templeId: string, { as, place }: Uploading, address: string): void {
  const row = rowOf('temple', templeId);
  if (!row) return;
  const { photos } = withDraft(row, templeDraftOf(templeId));
  if (as === 'avatar') type(templeId, { avatar: address });
  else if (!photos.includes(address)) {
    placeOf.set(address, place);
    const after = photos.findIndex((other) => (placeOf.get(other) ?? 0) > place);
    type(templeId, { photos: photos.toSpliced(after < 0 ? photos.length : after, 0, address) });
  }
}

function remove(templeId: string, id: string): void {
  uploads.byId[templeId] = listOf(templeId).filter((upload) => upload.id !== id);
  movedTo.delete(id);
}
