import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import type { Member } from '../../server/store/schema';
import { aProgram } from '../support/aProgram';
import { thorough } from '../support/depth';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aMember } from './rows';

const ROOT = resolve(import.meta.dirname, '../..');

let server: TestServer;
let chief: Staff;
let program: ReturnType<typeof aProgram>;
let blocked = 0;
beforeAll(async () => {
  server = await startTestServer((app) => {
    app.addHook('preHandler', async ({ url }) => {
      if (!url.startsWith('/api/users/block')) return;
      blocked += 1;
      await delay(20);
    });
  });
  chief = await server.staffWith(ACTION_IDS, { tier: 100 });
  program = aProgram(server.url, chief.key);
});
afterAll(() => server.close());

/** The program as it is installed, in a process of its own. */
const start = (words: readonly string[]) =>
  spawn(process.execPath, [resolve(ROOT, 'bin/tamquan.mjs'), 'command', ...words], {
    env: { ...process.env, TAMQUAN_SERVER: server.url, TAMQUAN_TOKEN: chief.key, XDG_STATE_HOME: program.state },
  });

const notBlocked = async (members: readonly Member[]) => {
  const uids = members.map(({ uid }) => uid);
  const rows = await server.db.selectFrom('member').select('blocks').where('uid', 'in', uids).execute();
  return rows.filter(({ blocks }) => blocks.length === 0);
};

thorough(
  'a run that is killed on the way is gone on with, sends nothing twice that must not be, and is taken back as one',
  async () => {
    const members: Member[] = [];
    for (let nth = 0; nth < 60; nth += 1) members.push(await aMember(server.db));
    const child = start(['profile.block', '-', '--kinds', 'BLOCK_POST', '--yes']);
    const gone = new Promise((done) => child.once('exit', done));
    child.stdin.end(members.map(({ pubkey }) => pubkey).join('\n'));
    while (blocked < 20) await delay(5);
    child.kill('SIGKILL');
    await gone;
    const left = await notBlocked(members);
    expect(left.length).toBeGreaterThan(0);
    const [job] = (await program.run(['jobs'])).text.split('\n').map((line) => line && JSON.parse(line));
    const resumed = await program.run(['resume', job.id]);
    expect(resumed.exit).toBe(0);
    expect(resumed.lines.map(({ outcome }) => outcome)).toEqual(members.map(() => 'done'));
    expect(await notBlocked(members)).toEqual([]);
    const undone = await program.run(['undo', job.id]);
    expect(undone.lines.map(({ outcome }) => outcome)).toEqual(members.map(() => 'done'));
    expect(await notBlocked(members)).toHaveLength(members.length);
  },
);

test('a process that is asked to end stops after what is under way, and says how to go on', async () => {
  const members: Member[] = [];
  for (let nth = 0; nth < 60; nth += 1) members.push(await aMember(server.db));
  blocked = 0;
  const child = start(['profile.block', '-', '--kinds', 'BLOCK_POST', '--yes']);
  let said = '';
  child.stderr.on('data', (part) => {
    said += part;
  });
  const exit = new Promise((done) => child.once('exit', done));
  child.stdin.end(members.map(({ pubkey }) => pubkey).join('\n'));
  while (blocked < 10) await delay(5);
  child.kill('SIGTERM');
  expect(await exit).toBe(5);
  const [, job = ''] = /resume (\S+)/.exec(said) ?? [];
  expect((await program.run(['undo', job])).exit).toBe(0);
  expect(await notBlocked(members)).toHaveLength(members.length);
});
