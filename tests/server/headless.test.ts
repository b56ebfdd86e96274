import { spawn } from 'node:child_process';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as audit from '../../contract/audit';
import { ACTION_IDS } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import { RUNNABLE } from '../../headless/offered';
import { givable, OPTIONS } from '../../headless/order';
import type { Member } from '../../server/store/schema';
import { aProgram } from '../support/aProgram';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aMember, aPost, aReport } from './rows';

let server: TestServer;
let chief: Staff;
let program: ReturnType<typeof aProgram>;
beforeAll(async () => {
  server = await startTestServer();
  chief = await server.staffWith(ACTION_IDS, { tier: 100 });
  program = aProgram(server.url, chief.key);
});
afterAll(() => server.close());
const others: (() => void)[] = [];
afterEach(() => {
  for (const forget of others.splice(0)) forget();
});

const blocksOf = async ({ uid }: Member) =>
  (await server.db.selectFrom('member').select('blocks').where('uid', '=', uid).executeTakeFirstOrThrow()).blocks;
const changes = async () =>
  Number(
    (
      await server.db
        .selectFrom('audit')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
const membersOf = (count: number) => Promise.all(Array.from({ length: count }, () => aMember(server.db)));
const as = (staff: Staff, env = {}) => {
  const one = aProgram(server.url, staff.key, env);
  others.push(one.forget);
  return one;
};

test('every row is said in a line of JSON, and the server has them as one job of that account', async () => {
  const [one, other] = (await membersOf(2)) as [Member, Member];
  const ran = await program.run(['profile.block', one.pubkey, other.pubkey, '--kinds', 'BLOCK_POST,BLOCK_COMMENT']);
  expect(ran).toMatchObject({ exit: 0, said: '' });
  const [first, second] = ran.lines;
  expect(first).toEqual({
    id: one.pubkey,
    name: 'Nguyễn Thị Hoa',
    outcome: 'done',
    code: null,
    reason: '',
    job: first?.job,
  });
  expect(second).toMatchObject({ id: other.pubkey, outcome: 'done', job: first?.job });
  expect(await blocksOf(one)).toEqual(['BLOCK_POST', 'BLOCK_COMMENT']);
  const kept = await server.call(audit.list, { job: String(first?.job) }, { key: chief.key });
  expect(kept).toMatchObject({ data: [{ command: 'profile.block' }, { command: 'profile.block' }] });
});

test('another process of the same account takes a job back, row by row, and what others have changed since it leaves', async () => {
  const [one, other] = (await membersOf(2)) as [Member, Member];
  const { lines } = await program.run(['profile.block', one.pubkey, other.pubkey, '--kinds', 'BLOCK_POST']);
  const job = String(lines[0]?.job);
  await as(chief).run(['profile.unblock', other.pubkey]);
  const undone = await program.run(['undo', job]);
  expect(undone.lines).toMatchObject([
    { id: one.pubkey, outcome: 'done' },
    { id: other.pubkey, outcome: 'settled' },
  ]);
  expect(undone.exit).toBe(0);
  expect(await blocksOf(one)).toEqual([]);
  expect(await program.run(['undo', job])).toMatchObject({ exit: 4, lines: [] });
});

test('a job of one account is no other’s to take back', async () => {
  const [one] = (await membersOf(1)) as [Member];
  const { lines } = await program.run(['profile.block', one.pubkey, '--kinds', 'BLOCK_POST']);
  const colleague = await server.staffWith(ACTION_IDS, { tier: 100 });
  const ran = await as(colleague, { XDG_STATE_HOME: program.state }).run(['undo', String(lines[0]?.job)]);
  expect(ran).toMatchObject({ exit: 3 });
  expect(await blocksOf(one)).toEqual(['BLOCK_POST']);
});

test('a dry run says of every row what would happen, and changes nothing', async () => {
  const [one, other] = (await membersOf(2)) as [Member, Member];
  await program.run(['profile.block', other.pubkey, '--kinds', 'BLOCK_POST']);
  const before = await changes();
  const ran = await program.run(['profile.unblock', one.pubkey, other.pubkey, 'pknobody0', '--dry-run']);
  expect(ran.lines).toMatchObject([
    { id: 'pknobody0', outcome: 'failed', code: Code.notFound },
    { id: one.pubkey, outcome: 'skipped', reason: expect.stringMatching(/./) },
    { id: other.pubkey, outcome: 'would', job: null },
  ]);
  expect(ran.exit).toBe(1);
  expect(await changes()).toBe(before);
  expect((await program.run(['profile.unblock', one.pubkey, '--dry-run'])).exit).toBe(4);
});

test('rows come from stdin, ids or what another run has said', async () => {
  const [one, other] = (await membersOf(2)) as [Member, Member];
  const stdin = `${one.pubkey}\n{"id":"${other.pubkey}","name":"x"}\n\n${one.pubkey}\n`;
  const ran = await program.run(['profile.block', '-', '--kinds', 'BLOCK_POST'], { stdin });
  expect(ran.lines.map(({ id }) => id)).toEqual([one.pubkey, other.pubkey]);
  expect(await program.run(['profile.block', '-', '--kinds', 'BLOCK_POST'], { stdin: '{"uid":4}' })).toMatchObject({
    exit: 2,
    said: expect.stringContaining('Line 1'),
  });
});

test('a report is named by its case or by its own id', async () => {
  const post = await aPost(server.db);
  const { report_id } = await aReport(server.db, { post });
  const ran = await program.run(['report.ignore', String(report_id)]);
  expect(ran).toMatchObject({ exit: 0, lines: [{ id: `p${post.post_id}`, outcome: 'done' }] });
  expect(await program.run(['report.reopen', `p${post.post_id}`])).toMatchObject({ exit: 0 });
});

test('an argument that the palette would not take is refused by its name, with the reason', async () => {
  const [one] = (await membersOf(1)) as [Member];
  const refused = async (words: readonly string[], why: RegExp) => {
    const ran = await program.run(words);
    expect(ran.said).toMatch(why);
    expect(ran).toMatchObject({ exit: 2, text: '' });
  };
  await refused(['profile.block', one.pubkey], /^--kinds: is needed of BLOCK_POST \(/);
  await refused(['profile.block', one.pubkey, '--kinds', 'ALL'], /^--kinds: ALL is none of BLOCK_POST \(/);
  await refused(['profile.verifyPhone', one.pubkey, '--phone', '12'], /^--phone: ./);
  await refused(['profile.block', one.pubkey, '--kind', 'BLOCK_POST'], /--kind/);
  await refused(['profile.blok', one.pubkey], /There are .*profile\.block,/);
  await refused(['profile.block', '--kinds', 'BLOCK_POST'], /needs the id of a profile/);
  await refused(['profile.block', one.pubkey, '--kinds', 'BLOCK_POST', '--lang', 'tlh'], /--lang tlh/);
});

test('a secret is taken from a file, and from no word of the command line', async () => {
  expect((await program.run(['adminUser.resetPassword', '1', '--password', 'x'])).exit).toBe(2);
  expect((await program.run(['adminUser.resetPassword', '--help'])).text).toContain('--password-from FILE');
});

test('what asks first needs a yes, and so does what nothing takes back', async () => {
  const many = await membersOf(26);
  const ids = many.map(({ pubkey }) => pubkey);
  const before = await changes();
  const words = ['profile.block', ...ids, '--kinds', 'BLOCK_POST'];
  expect(await program.run(words)).toMatchObject({ exit: 2, text: '', said: expect.stringContaining('--yes') });
  expect(await changes()).toBe(before);
  const ran = await program.run([...words, '--yes']);
  expect(ran.exit).toBe(0);
  expect(ran.lines).toHaveLength(26);
});

test('who may not is told which permission is missing, and nothing is read or sent', async () => {
  const reader = await server.staffWith(['PROFILE_VIEW']);
  const ran = await as(reader).run(['profile.block', 'pk1', '--kinds', 'BLOCK_POST']);
  expect(ran).toMatchObject({ exit: 3, text: '', said: expect.stringContaining('permission') });
  expect((await as(reader).run(['--list'])).text).not.toContain('profile.block');
  expect((await program.run(['--list'])).text).toMatch(/^profile\.block +\S/m);
});

test('a token that the server does not know ends it before anything is done', async () => {
  expect(await aProgram(server.url, 'no-such-key').run(['list'])).toMatchObject({ exit: 3, text: '' });
  expect(await aProgram(server.url, '').run(['list'])).toMatchObject({ exit: 2 });
  expect(await aProgram('http://127.0.0.1:9', 'key').run(['list', '--wait', '0'])).toMatchObject({ exit: 1 });
});

test('a job whose token ends on the way stops, and goes on with another session of that account', async () => {
  const many = await membersOf(20);
  const ids = many.map(({ pubkey }) => pubkey);
  let seen = 0;
  const ended = await program.run(['profile.block', ...ids, '--kinds', 'BLOCK_POST'], {
    around: {
      write: async (text) => {
        seen += text.split('\n').length - 1;
      },
      onInterrupt: (stop) => {
        stop();
        return () => {};
      },
    },
  });
  expect(ended).toMatchObject({ exit: 5, said: expect.stringContaining('resume ') });
  const job = ended.said.split('resume ')[1] ?? '';
  const resumed = await program.run(['resume', job]);
  expect(resumed.lines.map(({ outcome }) => outcome)).toEqual(ids.map(() => 'done'));
  expect(seen).toBeLessThan(20);
  for (const member of many) expect(await blocksOf(member)).toEqual(['BLOCK_POST']);
  const { text } = await program.run(['jobs']);
  expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({
    id: job,
    commandId: 'profile.block',
    rows: 20,
    uid: chief.uid,
  });
});

test('no argument of a command is called as an option of every run is', () => {
  const taken = Object.keys(OPTIONS);
  const names = RUNNABLE.flatMap((command) => givable(command).flatMap(([name]) => [name, `${name}-from`]));
  expect(names.filter((name) => taken.includes(name))).toEqual([]);
});

test('every command says how it is called', async () => {
  for (const { id } of RUNNABLE) {
    const { text, exit } = await program.run([id, '--help']);
    expect(text, id).toContain(`tamquan command ${id}`);
    expect(exit).toBe(0);
  }
  expect((await program.run([])).text).toContain('TAMQUAN_TOKEN');
});

test('each shell is told the commands and their arguments, and bash reads that without a word', async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { text } = await program.run(['completion', shell]);
    expect(text).toContain('profile.block');
    expect(text).toMatch(/-{0,2}kinds/);
  }
  const { text } = await program.run(['completion', 'bash']);
  const words = 'COMP_WORDS=(tamquan command profile.blo); COMP_CWORD=2; _tamquan; echo "$COMPREPLY"';
  const bash = spawn('bash', ['-c', `${text}\n${words}`]);
  let out = '';
  for await (const part of bash.stdout) out += part;
  expect(out.trim()).toBe('profile.block');
  expect(await program.run(['completion', 'tcsh'])).toMatchObject({ exit: 2 });
});
