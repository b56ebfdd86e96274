import { ReadAllError } from '../../../commands/core/everyPage';
import { everyTemple } from '../../../commands/temples/export';
import { fieldsOf } from '../../../commands/temples/fields';
import { lookUpTemples, type StoredTemple } from '../../../contract/temples/importCalls';
import { templeNameKey } from '../../../contract/temples/sameTemple';
import type { Answer, Refusal } from '../../../contract/wire/endpoint';
import { call } from '../../client';
import type { LookUp } from '../../import/dryRun';
import { serverHas } from '../../state/session';

/** The store could not be asked. Not for a file that cannot be read: that is an ImportFailure (src/import/failure.ts). */
export class LookUpRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(`refused ${refusal.refused}`);
    this.name = 'LookUpRefused';
  }
}

/**
 * Asks for the stored temples of some names: in one call where the server has it, else all temples are read, once for each check of a
 * file. Rejects with LookUpRefused.
 */
export function lookingUp(): LookUp {
  let all: Promise<ReadonlyMap<string, readonly StoredTemple[]>> | null = null;
  known = null;
  return async (nameKeys) => {
    if (serverHas('temples.import'))
      return taken(await call(lookUpTemples, { body: { nameKeys: [...nameKeys] } })).map(asDraft);
    all ??= readAll();
    const byName = await all;
    known = byName;
    return nameKeys.flatMap((key) => byName.get(key) ?? []).map(asDraft);
  };
}

let known: ReadonlyMap<string, readonly StoredTemple[]> | null = null;
/** The temples of a name that were there at the last check; undefined where the server looks itself, or nothing is checked. */
export const knownOf = (name: string): readonly string[] | undefined =>
  known ? (known.get(templeNameKey(name)) ?? []).map(({ templeId }) => templeId) : undefined;

async function readAll(): Promise<ReadonlyMap<string, readonly StoredTemple[]>> {
  const byName = new Map<string, StoredTemple[]>();
  try {
    for await (const { rows } of everyTemple({ call }, { text: '', sort: null }))
      for (const temple of rows) {
        const key = templeNameKey(temple.name);
        const namesakes = byName.get(key) ?? [];
        namesakes.push({ ...fieldsOf(temple), templeId: temple.templeId });
        byName.set(key, namesakes);
      }
  } catch (error) {
    throw error instanceof ReadAllError ? new LookUpRefused(error.refusal) : error;
  }
  return byName;
}

function taken<T>(answer: Answer<T>): T {
  if (answer.refused !== undefined) throw new LookUpRefused(answer);
  return answer.data;
}

/** As the engine has temples. */
const asDraft = ({ place, photos, ...same }: StoredTemple) => ({
  ...same,
  photos: photos.join(' '),
  lat: place?.lat ?? null,
  lng: place?.lng ?? null,
});
