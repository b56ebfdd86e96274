import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/freePort.mjs';
import { isThorough } from '../support/depth';
import { started, startProcess } from './aProcess';

const dataDir = mkdtempSync(join(tmpdir(), 'tamquan-process-'));
const run = () => startProcess(dataDir);

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const onPostgres = process.env.STORE === 'postgres';
const LONG_MS = 150_000;

// The embedded store alone: a PostgreSQL has its own word on all of this.
test.skipIf(onPostgres)(
  'a second process on the same store is refused, kill -9 loses nothing that was acknowledged, SIGTERM ends cleanly',
  async () => {
    const first = await run();
    await first.ready();
    const key = await first.signIn();
    const changed = await first.call('PUT', '/adminusers/profile', key, { display_name: 'Người Giữ Cổng' });
    expect(changed.error.code).toBe(200);

    const second = await run();
    expect(await second.exit).toBe(1);
    expect(second.said()).toContain('Another process has the store');

    first.child.kill('SIGKILL');
    await first.exit;
    const third = await run();
    await third.ready();
    const after = await third.call('GET', '/adminusers/profile', key);
    expect(after.data.display_name).toBe('Người Giữ Cổng');

    third.child.kill('SIGTERM');
    expect(await third.exit).toBe(0);
  },
  LONG_MS,
);

test.skipIf(onPostgres)(
  'a port that is taken is named before anything is made',
  async () => {
    const port = await freePort();
    const somebody = createServer().listen(port, '127.0.0.1');
    const empty = mkdtempSync(join(tmpdir(), 'tamquan-process-'));
    try {
      const child = await startProcess(empty, port);
      expect(await child.exit).toBe(1);
      expect(child.said()).toContain(`Port ${port} is taken: set PORT to another one.`);
      expect(child.said()).not.toContain('Sign in');
      expect(existsSync(join(empty, 'store'))).toBe(false);
    } finally {
      somebody.close();
      rmSync(empty, { recursive: true, force: true });
    }
  },
  LONG_MS,
);

test.skipIf(onPostgres || process.platform === 'win32')(
  'SIGTERM to npm start ends the server, which finishes and gives its folder back, and npm says so too',
  async () => {
    const npm = await startProcess(dataDir, undefined, {}, { program: 'npm', args: ['start'] });
    await npm.ready();
    npm.child.kill('SIGTERM');
    expect(await npm.exit).toBe(0);
    await expect(fetch(`${npm.url}/healthz`)).rejects.toThrow();
    expect(existsSync(join(dataDir, 'store.owner.json'))).toBe(false);
  },
  LONG_MS,
);

test.skipIf(!isThorough || onPostgres || process.platform !== 'linux')(
  'a disk that takes nothing more costs calls their 503 and no data, and the server comes back with room',
  async ({ skip }) => {
    const limit = (pid: number | undefined, size: string) =>
      spawnSync('prlimit', ['--pid', String(pid), `--fsize=${size}`]).status === 0;
    if (!limit(process.pid, 'unlimited:unlimited'))
      skip('no prlimit, or a limit of the system: nothing here can be full');
    const server = await run();
    await server.ready();
    const key = await server.signIn();
    const rename = (display_name: string) => server.call('PUT', '/adminusers/profile', key, { display_name });
    await rename('Có Chỗ');
    // To its files a limit of their size is what a full disk is.
    limit(server.child.pid, '4096:unlimited');
    await expect.poll(async () => (await rename('Hết Chỗ')).error.code, { timeout: 30_000 }).toBe(503);
    limit(server.child.pid, 'unlimited:unlimited');
    await expect.poll(async () => (await rename('Lại Có Chỗ')).error.code, { timeout: 60_000 }).toBe(200);
    expect((await server.call('GET', '/adminusers/profile', key)).data.display_name).toBe('Lại Có Chỗ');
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
  },
  LONG_MS,
);
