import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { lock } from 'proper-lockfile';
import type { KeyValueStore } from '../src/run/call/storage';
import { Ending, EXIT, type Surroundings } from './surroundings';

/** What a job's folder says of it besides its ledger. */
export interface About {
  readonly id: string;
  readonly server: string;
  readonly uid: number;
  readonly commandId: string;
  /** Unix seconds with their fraction. */
  readonly startedAt: number;
  readonly rows: number;
}

/** A job on disk: its ledger and its history, in a folder that one process has at a time. */
export interface JobFolder {
  readonly about: About;
  readonly store: KeyValueStore;
  /** Gives the folder back. */
  readonly close: () => Promise<void>;
  /** The same, and nothing is left of it. */
  readonly discard: () => Promise<void>;
}

const ABOUT = 'about.json';
const KEPT_DAYS = 90;
/** The lock of a process that was killed counts as abandoned after this. */
const STALE_MS = 10_000;
const RENEW_MS = 2500;

/** Where jobs are kept: what other people of the machine may not read, since ledgers hold members' names. */
export function stateFolderOf({ XDG_STATE_HOME: home }: Surroundings['env']): string {
  return join(home || join(homedir(), '.local', 'state'), 'tamquan', 'jobs');
}

/** Begins the folder of a new job, and forgets those that nobody has touched for 90 days. */
export async function beginFolder(root: string, about: About): Promise<JobFolder> {
  mkdirSync(root, { recursive: true, mode: 0o700 });
  for (const { id } of foldersIn(root))
    if (ageDaysOf(join(root, id)) > KEPT_DAYS) rmSync(join(root, id), { recursive: true, force: true });
  mkdirSync(join(root, about.id), { mode: 0o700 });
  writeWhole(join(root, about.id, ABOUT), JSON.stringify(about));
  return open(root, about, 0);
}

/** Opens the folder of an earlier job, and waits for the lock of a process that was killed to be stale. */
export async function openFolder(root: string, id: string): Promise<JobFolder> {
  const about = foldersIn(root).find((one) => one.id === id);
  if (!about) throw new Ending(EXIT.misuse, `There is no job ${id} in ${root}: \`jobs\` lists those that there are.`);
  return open(root, about, STALE_MS / 1000 + 2);
}

/** The jobs that there are, the newest first. */
export function foldersIn(root: string): readonly About[] {
  const read = (id: string): readonly About[] => {
    try {
      return [JSON.parse(readFileSync(join(root, id, ABOUT), 'utf8')) as About];
    } catch {
      // It is no job's, or its process was killed before it had begun.
      return [];
    }
  };
  const names = statSync(root, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(root) : [];
  return names.flatMap(read).toSorted((one, other) => other.startedAt - one.startedAt);
}

const ageDaysOf = (folder: string) => (Date.now() - statSync(folder).mtimeMs) / 86_400_000;

async function open(root: string, about: About, retries: number): Promise<JobFolder> {
  const folder = join(root, about.id);
  const release = await lock(folder, {
    stale: STALE_MS,
    update: RENEW_MS,
    retries: { retries, factor: 1, minTimeout: 1000, maxTimeout: 1000 },
  }).catch(() => {
    throw new Ending(EXIT.failed, `Another process is at work on the job ${about.id}.`);
  });
  let isOpen = true;
  const close = async () => {
    isOpen = false;
    await release();
  };
  return {
    about,
    store: storeIn(folder, () => isOpen),
    close,
    discard: async () => {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ENDING = '.kept';

/**
 * A key's value in a file of its own: what was written before a process was killed is whole. What is written after the folder was given back
 * would overwrite what another process has by then: the last of a job is there already.
 */
function storeIn(folder: string, isOpen: () => boolean): KeyValueStore {
  const pathOf = (key: string) => join(folder, encodeURIComponent(key) + ENDING);
  const read = (key: string): unknown => {
    const path = pathOf(key);
    return statSync(path, { throwIfNoEntry: false }) ? deserialize(readFileSync(path)) : undefined;
  };
  const write = (key: string, value: unknown) => {
    if (isOpen()) writeWhole(pathOf(key), serialize(value));
  };
  return {
    read: async (key) => read(key),
    write: async (key, value) => write(key, value),
    writeMany: async (entries) => {
      for (const [key, value] of entries) write(key, value);
    },
    change: async (key, by) => write(key, by(read(key))),
    remove: async (keys) => {
      for (const key of keys) rmSync(pathOf(key), { force: true });
    },
    all: async (prefix) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(ENDING))
        .map((name) => decodeURIComponent(name.slice(0, -ENDING.length)))
        .filter((key) => key.startsWith(prefix))
        .map(read),
  };
}

/** Under another name first: a file is as it was, or as it is to be. */
function writeWhole(path: string, content: string | Uint8Array): void {
  const coming = `${path}.coming`;
  writeFileSync(coming, content, { mode: 0o600 });
  renameSync(coming, path);
}
