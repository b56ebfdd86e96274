import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { started, startProcess } from './aProcess';

const dataDir = mkdtempSync(join(tmpdir(), 'tamquan-process-'));
const run = () => startProcess(dataDir);

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

// The embedded store alone: a PostgreSQL has its own word on all of this.
test.skipIf(process.env.STORE === 'postgres')(
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
);
