import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import * as z from 'zod/mini';
import { MapLabels } from '../contract/mapLabels';
import type { Setting } from './settings';

/** Files of the operator's that the map is drawn with, by their paths. */
export interface MapFiles {
  /** Labels in the place of the console's own, GeoJSON. */
  readonly labels?: string;
  /** Street tiles, PMTiles. */
  readonly tiles?: string;
}

/** Reads `TAMQUAN_MAP_LABELS` and `TAMQUAN_TILES`, and looks into the files. Throws a sentence for what can't be meant. */
export function mapFilesOf(setting: (name: Setting) => string | undefined): MapFiles {
  const [labels, tiles] = [setting('TAMQUAN_MAP_LABELS'), setting('TAMQUAN_TILES')];
  if (labels !== undefined) checkLabels(labels);
  if (tiles !== undefined) checkTiles(tiles);
  return { ...(labels === undefined ? {} : { labels }), ...(tiles === undefined ? {} : { tiles }) };
}

function checkLabels(path: string): void {
  const text = read('TAMQUAN_MAP_LABELS', path, () => readFileSync(path, 'utf8'));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`TAMQUAN_MAP_LABELS=${path}: no JSON. A GeoJSON file of points is wanted.`);
  }
  const { error } = z.safeParse(MapLabels, value);
  const [issue] = error?.issues ?? [];
  if (issue) throw new Error(`TAMQUAN_MAP_LABELS=${path}: ${issue.path.join('.') || 'the file'}: ${issue.message}.`);
}

/** The header of version 3: seven letters, the version, and at byte 99 what kind of tiles there are. */
const HEADER_BYTES = 127;
const TILE_TYPE_AT = 99;
const VECTOR_TILES = 1;

function checkTiles(path: string): void {
  const header = Buffer.alloc(HEADER_BYTES);
  const length = read('TAMQUAN_TILES', path, () => {
    const file = openSync(path, 'r');
    try {
      return readSync(file, header, 0, HEADER_BYTES, 0);
    } finally {
      closeSync(file);
    }
  });
  if (length < HEADER_BYTES || header.toString('latin1', 0, 7) !== 'PMTiles' || header[7] !== 3)
    throw new Error(`TAMQUAN_TILES=${path}: no PMTiles file of version 3.`);
  if (header[TILE_TYPE_AT] !== VECTOR_TILES)
    throw new Error(`TAMQUAN_TILES=${path}: its tiles are pictures. Vector tiles (MVT) are wanted.`);
}

function read<T>(name: Setting, path: string, reading: () => T): T {
  try {
    return reading();
  } catch (error) {
    throw new Error(`${name}=${path}: the file can't be read (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error,
    });
  }
}
