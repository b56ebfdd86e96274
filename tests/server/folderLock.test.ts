import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../../server/store/folderLock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tamquan-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A lock as somebody left it who was killed so many seconds ago. */
function leftBehind(owner: { pid: number; host: string }, secondsAgo: number) {
  const lock = join(folder, 'store.lock');
  mkdirSync(lock);
  const at = Date.now() / 1000 - secondsAgo;
  utimesSync(lock, at, at);
  writeFileSync(join(folder, 'store.owner.json'), JSON.stringify(owner));
}

/** The number of a process that has ended. */
const gonePid = () => spawnSync(process.execPath, ['-e', '']).pid;

async function secondsToLock(): Promise<number> {
  const began = performance.now();
  const unlock = await lockFolder(folder);
  await unlock();
  return (performance.now() - began) / 1000;
}

test('a folder that was given back can be locked again at once', async () => {
  await (await lockFolder(folder))();
  expect(await secondsToLock()).toBeLessThan(0.5);
});

test('while somebody renews the lock, another is refused, and told what to do', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `Another process has the store in ${folder} open. Stop it, or set TAMQUAN_DATA to another folder.`,
  );
  await unlock();
});

test('what a killed process left is taken over at once', async () => {
  leftBehind({ pid: gonePid(), host: hostname() }, 2);
  expect(await secondsToLock()).toBeLessThan(1);
});

test('what this very process number left in its life before is taken over at once', async () => {
  leftBehind({ pid: process.pid, host: hostname() }, 2);
  expect(await secondsToLock()).toBeLessThan(1);
});

test('a lock of another machine counts until it is stale, although no such process runs here', async () => {
  leftBehind({ pid: gonePid(), host: 'another-machine' }, 8);
  expect(await secondsToLock()).toBeGreaterThan(1.5);
});
