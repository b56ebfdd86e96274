import * as z from 'zod/mini';
import { FILL_FIELDS, FILL_WAYS } from '../../../commands/core/templeRow';
import type { ColumnStore } from '../../import/columnMemory';
import type { Filling } from '../../import/fill';
import { personalKey } from '../../state/personalStorage';

/** What is remembered of imports: in this browser, for who is signed in, and never shown to the next. */
export const ownKeeper: ColumnStore = {
  getItem: (key) => localStorage.getItem(ownKey(key)),
  setItem: (key, value) => localStorage.setItem(ownKey(key), value),
};
const ownKey = (key: string) => personalKey(key.replace(/^tamquan\./, ''));

/** What was kept under this key; undefined where nothing was, or another version or a hand wrote it. */
function recalled<T>(key: string, shape: z.ZodMiniType<T>): T | undefined {
  try {
    return z.parse(shape, JSON.parse(ownKeeper.getItem(key) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Keeps it for the next file. A storage that is full or forbidden keeps nothing. */
function keep(key: string, value: unknown): void {
  try {
    ownKeeper.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on it: it is chosen again.
  }
}

const TYPES = 'tamquan.import.types';
const KeptTypes = z.record(z.string(), z.string());

/** What values of the type mean, by the folded value, as this person has said in any file. */
export const recallTypes = (): Readonly<Record<string, string>> => recalled(TYPES, KeptTypes) ?? {};
export const keepTypes = (types: Readonly<Record<string, string>>): void => keep(TYPES, types);

const FILLING = 'tamquan.import.filling';
const KeptFilling = z.partialRecord(z.enum(FILL_FIELDS), z.enum(FILL_WAYS));

export const recallFilling = (): Filling => recalled(FILLING, KeptFilling) ?? {};
export const keepFilling = (filling: Filling): void => keep(FILLING, filling);
