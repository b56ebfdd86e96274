import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { World } from '../../commands/core/world';
import { exportTemples } from '../../commands/temples/export';
import * as serviceAccounts from '../../contract/serviceAccounts';
import { ACTION_IDS } from '../../contract/wire/areas';
import type { Endpoint } from '../../contract/wire/endpoint';
import { thorough } from '../support/depth';
import { startTestServer, type TestServer } from '../support/testServer';
import { aMember } from './rows';

const ROOT = resolve(import.meta.dirname, '../..');
/** The blocks of the document that a shell is to run, in their order. */
const [exports = '', blocks = '', undoes = '', imports = ''] = [
  ...readFileSync(join(ROOT, 'docs/headless.md'), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm),
].map(([, script = '']) => script);

let server: TestServer;
let key: string;
let token: string;
const folder = mkdtempSync(join(tmpdir(), 'tamquan-recipes-'));
beforeAll(async () => {
  server = await startTestServer();
  const chief = await server.staffWith(ACTION_IDS, { tier: 100 });
  key = chief.key;
  const body = { user_name: 'dem', display_name: 'Đêm', role_id: chief.roleId };
  const made = await server.call(serviceAccounts.make, { body }, { key });
  token = made.refused === undefined ? made.data.token : expect.fail(made.message);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

/** Runs a recipe as it stands, in a folder of its own; what it wrote on stdout. */
async function follows(script: string): Promise<string> {
  const program = `tamquan() { '${process.execPath}' '${join(ROOT, 'bin/tamquan.mjs')}' "$@"; }`;
  const child = spawn('bash', ['-e', '-c', `${program}\n${script}`], {
    cwd: folder,
    env: { ...process.env, TAMQUAN_SERVER: server.url, TAMQUAN_TOKEN: token, XDG_STATE_HOME: join(folder, 'state') },
  });
  let out = '';
  let said = '';
  child.stdout.on('data', (part) => (out += part));
  child.stderr.on('data', (part) => (said += part));
  const exit = await new Promise((done) => child.once('close', done));
  expect(exit, said).toBe(0);
  return out;
}
const outcomesIn = (text: string) => {
  const lines = text.split('\n').filter(Boolean);
  return lines.map((line) => (JSON.parse(line) as { outcome: string }).outcome);
};
const stored = async () =>
  Number(
    (
      await server.db
        .selectFrom('temple')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

thorough('everybody of a list is blocked, and taken back', async () => {
  const members = await Promise.all(Array.from({ length: 30 }, () => aMember(server.db)));
  writeFileSync(join(folder, 'members.txt'), members.map(({ pubkey }) => `${pubkey}\n`).join(''));
  expect(outcomesIn(await follows(blocks))).toEqual(members.map(() => 'would'));
  const standing = async () =>
    (await server.db.selectFrom('member').select('blocks').execute()).flatMap((row) => row.blocks);
  expect(await standing()).toHaveLength(60);
  expect(outcomesIn(await follows(undoes))).toEqual(members.map(() => 'done'));
  expect(await standing()).toEqual([]);
});

thorough('temples are imported from a file, and the nightly export is the console’s own', async () => {
  copyFileSync(join(ROOT, 'tests/import/data/places-of-worship-bali.csv'), join(folder, 'temples.csv'));
  await follows(imports);
  const judged = outcomesIn(readFileSync(join(folder, 'judged.jsonl'), 'utf8'));
  const imported = outcomesIn(readFileSync(join(folder, 'imported.jsonl'), 'utf8'));
  expect(await stored()).toBe(judged.filter((outcome) => outcome === 'would').length);
  expect(imported.filter((outcome) => outcome === 'done')).toHaveLength(await stored());
  expect(imported.every((outcome) => outcome === 'done' || outcome === 'skipped')).toBe(true);

  await follows(exports);
  const file = readdirSync(folder).find((name) => /^temples-\d{4}-\d\d-\d\d\.csv$/.test(name)) ?? expect.fail();
  const call = ((endpoint: Endpoint, input: never) => server.call(endpoint, input, { key })) as World['call'];
  const parts: unknown[] = [];
  const query = () => ({ text: '', sort: null });
  for await (const part of exportTemples({ call, query, csvSeparator: () => ';' })) parts.push(part);
  expect(readFileSync(join(folder, file), 'utf8')).toBe(parts.join(''));
});
