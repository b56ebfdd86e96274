import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';

/** Copies the files of a store into a folder that is not there yet, as of one moment. Stops, and throws, once it is not wanted any more. */
export type CopyTo = (target: string, isWanted: () => boolean) => Promise<void>;

/** Copies a folder; where the file system can, without copying what is in the files. */
export async function copyFiles(from: string, to: string, isWanted: () => boolean): Promise<void> {
  await cp(from, to, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: () => {
      if (isWanted()) return true;
      throw new Error('The copy is not wanted any more.');
    },
  });
}
