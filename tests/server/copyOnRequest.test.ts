import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyOfRunning } from '../../server/backup/copyOfRunning';
import { copyOnRequest } from '../../server/backup/copyOnRequest';
import { type CopyTo, copyFiles } from '../../server/store/copyFiles';
import { lockFolder } from '../../server/store/folderLock';

let dataDir: string;
let unlock: () => Promise<void>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tamquan-copies-'));
  mkdirSync(join(dataDir, 'store', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'store', 'base', '1'), 'rows');
  unlock = await lockFolder(dataDir);
});
afterEach(async () => {
  await unlock();
  rmSync(dataDir, { recursive: true, force: true });
});

const copyStore: CopyTo = (target, isWanted) => copyFiles(join(dataDir, 'store'), target, isWanted);
const requests = () => readdirSync(dataDir).filter((name) => name.startsWith('store.copy'));

test('what an owner copies is there until it is removed, and what nobody wants any more is taken away', async () => {
  const left = join(dataDir, 'store.copy-left');
  mkdirSync(join(left, 'store'), { recursive: true });
  utimesSync(left, 0, 0);
  const copies = copyOnRequest(dataDir, copyStore, (error) => expect(error).toBeUndefined());
  try {
    const copy = await copyOfRunning(dataDir);
    expect(readdirSync(join(copy.folder, 'store', 'base'))).toEqual(['1']);
    await expect.poll(() => existsSync(left), { timeout: 5000 }).toBe(false);
    expect(requests()).toHaveLength(1);
    await copy.remove();
    expect(requests()).toEqual([]);
  } finally {
    await copies.stop();
  }
});

test('an owner that can’t copy says why to both sides, and nothing is left', async () => {
  const told: unknown[] = [];
  const full = async () => {
    throw new Error('no space left on device');
  };
  const copies = copyOnRequest(dataDir, full, (error) => told.push(error));
  try {
    await expect(copyOfRunning(dataDir)).rejects.toThrow('The store could not be copied: no space left on device');
    expect(told).toHaveLength(1);
    expect(requests()).toEqual([]);
  } finally {
    await copies.stop();
  }
});

test('an owner that ends is not waited for', async () => {
  await unlock();
  unlock = async () => {};
  await expect(copyOfRunning(dataDir)).rejects.toThrow('has ended while it made a copy');
  expect(requests()).toEqual([]);
});
