import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aProgram } from '../support/aProgram';
import { configFor } from './config';
import { type Foreign, startForeign } from './server/start';
import { chosenSwitches } from './server/switches';

let server: Foreign;
let program: ReturnType<typeof aProgram>;
const folder = mkdtempSync(join(tmpdir(), 'tamquan-foreign-'));
beforeAll(async () => {
  server = await startForeign(chosenSwitches());
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(configFor(server)));
  program = aProgram(server.url, await keyOf(), { TAMQUAN_CONFIG: file });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  program.forget();
  await server.close();
});

/** The session key of a super admin who has just signed in. */
async function keyOf(): Promise<string> {
  const { user_name, password } = server.hire({ tier: 100 });
  const response = await fetch(`${server.url}/adminusers/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_name, password }),
  });
  const { data } = (await response.json()) as { data: Record<string, string> };
  const key = data.sessionkey ?? data.access_token ?? data.accessToken ?? data.token;
  return key ?? expect.fail('no key');
}

const changesSent = () => server.calls.filter(({ method }) => method !== 'GET').length;

test('on a server of section 7 alone rows are found, changed, and changed back', async () => {
  const [one, other] = server.data.members.filter(({ blocks }) => blocks.length === 0);
  const ran = await program.run(['profile.block', String(one?.pubkey), String(other?.pubkey), '--kinds', 'BLOCK_POST']);
  expect(ran).toMatchObject({ exit: 0, lines: [{ outcome: 'done' }, { outcome: 'done' }] });
  expect(one?.blocks).toEqual(['BLOCK_POST']);
  expect((await program.run(['undo', String(ran.lines[0]?.job)])).exit).toBe(0);
  expect(one?.blocks).toEqual([]);
});

test('what can only be held on it, to be pulled back, is not sent without a yes', async () => {
  const post = server.data.posts.find(({ hidden }) => !hidden);
  const before = changesSent();
  const words = ['post.hide', String(post?.idpost)];
  expect(await program.run(words)).toMatchObject({ exit: 2, said: expect.stringContaining('--yes') });
  expect((await program.run([...words, '--dry-run'])).lines).toMatchObject([{ outcome: 'would' }]);
  expect(changesSent()).toBe(before);
  expect((await program.run([...words, '--yes'])).exit).toBe(0);
  expect(changesSent()).toBe(before + 1);
});

test('a change whose answer is lost is sent again, one that creates is not: what is there by then counts', async () => {
  const [member] = server.data.members.filter(({ blocks }) => blocks.length === 0);
  server.fault(({ path }) => path === '/users/block', 'lostBefore');
  const ran = await program.run(['profile.block', String(member?.pubkey), '--kinds', 'BLOCK_POST']);
  expect(ran).toMatchObject({ exit: 0, lines: [{ outcome: 'done' }] });
  server.fault(({ method, path }) => method === 'POST' && path === '/roles', 'lostBefore');
  const before = server.calls.length;
  const made = await program.run(['role.add', '--name', 'Đêm']);
  expect(made).toMatchObject({ exit: 1, lines: [{ name: 'Đêm', outcome: 'unsure' }] });
  expect(server.calls.slice(before).filter(({ method, path }) => method === 'POST' && path === '/roles')).toHaveLength(
    1,
  );
});

test('what this server has not is not offered', async () => {
  const { text } = await program.run(['list']);
  expect(text).toContain('report.ignore');
  expect(text).not.toContain('sticker.upload');
  expect(text).not.toContain('case.assign');
});
