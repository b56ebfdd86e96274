import { existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { error, type Finding, ok, warning } from './finding';

const FREE_BYTES_MIN = 1e9;
const FREE_SHARE_MIN = 0.05;

/** Whether this process may write in a folder, or make it. The name of the setting that names it is what to change. */
export function rightsOn(folder: string, setting: string): Finding {
  const there = nearest(folder);
  if (!statSync(there).isDirectory())
    return error(`${there} is no folder.`, `Set ${setting} to one, or move the file away.`);
  const trial = join(there, `.doctor-${process.pid}`);
  try {
    writeFileSync(trial, '');
  } catch (cause) {
    const { code } = cause as { code?: string };
    return error(
      `The folder ${there} can't be written (${code}).`,
      `Give the user of this process the right to it, or set ${setting} to another one.`,
    );
  }
  rmSync(trial);
  return ok(`The folder ${folder} can be ${there === resolve(folder) ? 'written' : 'made'}.`);
}

export interface DiskSpace {
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** Whether what is free on a disk lasts for a while. */
export function spaceUnder(folder: string, { freeBytes, totalBytes }: DiskSpace = spaceOf(folder)): Finding {
  const free = `${(freeBytes / 1e9).toFixed(1)} GB of ${(totalBytes / 1e9).toFixed(1)} GB are free under ${folder}`;
  if (freeBytes >= FREE_BYTES_MIN && freeBytes >= FREE_SHARE_MIN * totalBytes) return ok(`${free}.`);
  return warning(
    `Only ${free}.`,
    'Make room: a store on a disk that is full takes no change, and a backup needs as much again.',
  );
}

function spaceOf(folder: string): DiskSpace {
  const { bavail, blocks, bsize } = statfsSync(nearest(folder));
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** The folder itself, or the nearest above it that is there. */
function nearest(folder: string): string {
  let path = resolve(folder);
  while (!existsSync(path)) path = dirname(path);
  return path;
}
