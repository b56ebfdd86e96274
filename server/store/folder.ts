import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Says that a store was made in this folder, and where its photos are: anything missing after that has been lost. */
const MARKER = 'store.made.json';
/** Says that a store was being made where there was none: files found with this marker are not a store yet. */
const BEGUN = 'store.begun';
/** Without these no PostgreSQL opens. */
const PARTS = [
  'PG_VERSION',
  'global/pg_control',
  'global/pg_filenode.map',
  'base',
  'pg_wal',
  'pg_xact',
  'pg_multixact',
];

export interface StoreFolder {
  readonly dataDir: string;
  /** Where the photos of the store are; absent where the caller does not need them. */
  readonly photosDir?: string | undefined;
}

/** Where the embedded PostgreSQL has its files. */
export const storeIn = (dataDir: string) => join(dataDir, 'store');

/**
 * Throws a sentence where a store was made in this folder and part of it is gone: an empty community in its place would look as if
 * it had always been empty, and would soon be the only copy. Changes nothing.
 */
export function refuseIncomplete({ dataDir, photosDir }: StoreFolder): void {
  const made = markerOf(dataDir);
  const begun = existsSync(join(dataDir, BEGUN));
  if (!made && (begun || isEmpty(storeIn(dataDir)))) return;
  const missing = PARTS.find((part) => !existsSync(join(storeIn(dataDir), part)));
  if (missing !== undefined) throw damaged(dataDir, `${join('store', missing)} is missing`);
  if (photosDir !== undefined && made?.photos === relative(dataDir, photosDir) && !existsSync(photosDir))
    throw new Error(
      `The photos of the store in ${dataDir} are gone: put back the folder ${photosDir}, or make an empty one to go on without them.`,
    );
}

/** Whether a store was made in this folder: to open it makes nothing. */
export const isMade = ({ dataDir }: StoreFolder): boolean => markerOf(dataDir) !== undefined;

/** Makes the folder ready for a store; the caller holds its lock. A store that was only half made starts over. */
export function beginFolder(folder: StoreFolder): void {
  refuseIncomplete(folder);
  const { dataDir } = folder;
  if (markerOf(dataDir)) return;
  const begun = join(dataDir, BEGUN);
  if (existsSync(begun)) rmSync(storeIn(dataDir), { recursive: true, force: true });
  else if (isEmpty(storeIn(dataDir))) writeFileSync(begun, '');
}

/** Remembers that a store is here, once it holds what a store begins with. */
export function rememberFolder({ dataDir, photosDir }: StoreFolder): void {
  const before = markerOf(dataDir);
  // Only what is there can be gone later: a store may be made before anything serves its photos.
  const photos = photosDir !== undefined && existsSync(photosDir) ? relative(dataDir, photosDir) : before?.photos;
  if (before && before.photos === photos) return;
  const marker = join(dataDir, MARKER);
  writeFileSync(`${marker}.new`, `${JSON.stringify({ made: before?.made ?? new Date().toISOString(), photos })}\n`);
  renameSync(`${marker}.new`, marker);
  rmSync(join(dataDir, BEGUN), { force: true });
}

/** Throws a sentence where one of these files of the store is gone. */
export function refuseWithout(dataDir: string, files: readonly string[]): void {
  const missing = files.filter((file) => !existsSync(join(storeIn(dataDir), file)));
  if (missing.length > 0)
    throw damaged(dataDir, `${missing.length} of its files are missing, ${missing[0]} among them`);
}

/** What went wrong with a folder, as a sentence with advice; undefined where it was not the folder. */
function folderTrouble(error: unknown, folder: string): Error | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (FULL.has(code) || /No space left|Disk quota exceeded/i.test(message))
    return new Error(
      `The disk under ${folder} is full: make room on it, or set TAMQUAN_DATA to a folder on another one.`,
      { cause: error },
    );
  if (FORBIDDEN.has(code))
    return new Error(
      `The folder ${folder} can't be written (${code}): give the user of this process the right to it, or set TAMQUAN_DATA to another folder.`,
      { cause: error },
    );
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return new Error(`${folder} is no folder: set TAMQUAN_DATA to one.`, { cause: error });
  return undefined;
}

/** Why a store could not be opened: its disk is full, may not be written, or it is damaged. */
export function openingTrouble(error: unknown, dataDir: string): Error {
  const known = folderTrouble(error, dataDir) ?? writingTrouble(dataDir);
  return known ?? damaged(dataDir, brokenPart(dataDir) ?? saidBy(error) ?? 'the database does not open it', error);
}

/** What an end of the database by itself is most often about, since its own words then are of its insides. */
function brokenPart(dataDir: string): string | undefined {
  const control = statSync(join(storeIn(dataDir), 'global/pg_control'), { throwIfNoEntry: false });
  if (control && control.size < CONTROL_BYTES) return `store/global/pg_control has ${control.size} bytes`;
  const log = join(storeIn(dataDir), 'pg_wal');
  if (existsSync(log) && !readdirSync(log).some((file) => LOG_SEGMENT.test(file)))
    return 'store/pg_wal has no file of the write-ahead log';
  return undefined;
}

/** https://www.postgresql.org/docs/current/storage-file-layout.html, and wal-internals beside it */
const CONTROL_BYTES = 8192;
const LOG_SEGMENT = /^[0-9A-F]{24}$/;

/** What PostgreSQL has a code for it says in words. */
function saidBy(error: unknown): string | undefined {
  const { code, message } = error as { code?: unknown; message?: string };
  return typeof code === 'string' ? message : undefined;
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS']);
/** As much as a PostgreSQL wants at once. */
const TRIAL_BYTES = 1024 * 1024;

function writingTrouble(dataDir: string): Error | undefined {
  const trial = join(dataDir, 'store.trial');
  try {
    writeFileSync(trial, Buffer.alloc(TRIAL_BYTES));
  } catch (error) {
    return folderTrouble(error, dataDir);
  } finally {
    rmSync(trial, { force: true });
  }
  return undefined;
}

const damaged = (dataDir: string, how: string, cause?: unknown) =>
  new Error(
    `The store in ${dataDir} is damaged: ${how}. Keep this folder, set TAMQUAN_DATA to an empty one, and restore a backup into that.`,
    { cause },
  );

interface Marker {
  readonly made?: string;
  readonly photos?: string;
}

function markerOf(dataDir: string): Marker | undefined {
  let text: string;
  try {
    text = readFileSync(join(dataDir, MARKER), 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT' || (error as { code?: string }).code === 'ENOTDIR')
      return undefined;
    throw error;
  }
  try {
    return JSON.parse(text);
  } catch {
    // It is there, and that alone says that there was a store.
    return {};
  }
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

/** Makes a folder; throws a sentence where that can't be. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw folderTrouble(error, folder) ?? error;
  }
}
