// npm run keep-store: keeps a store of this version, made by the built product, in tests/server/releases: one of PostgreSQL as the statements
// that make it again, and an embedded one as its folder. Every later version is tried on both (tests/server/releases.test.ts). It is run
// once for each version that is released, before the first migration of the next.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ensureBuilt, ensureInstalled, ensureNode, ROOT, stop } from './ensure.mjs';
import { listening } from './listening.mjs';
import { postgresFolder, startPostgres } from './system.mjs';

const PASSWORD = 'mot-mat-khau-dai-2026';
const SIZE = { members: 120, posts: 240, comments: 400, reports: 80, temples: 30 };
const PROGRAM = join(ROOT, 'bin/tamquan.mjs');
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

ensureNode();
ensureInstalled();
ensureBuilt();
const releases = join(ROOT, 'tests/server/releases');
mkdirSync(releases, { recursive: true });

/** Fills a store as a community does in time: rows by the seeder, and by calls what staff do. */
async function fill(env) {
  const sizes = Object.entries(SIZE).flatMap(([what, many]) => [`--${what}`, String(many)]);
  if (spawnSync(process.execPath, [PROGRAM, 'seed', ...sizes], { env, stdio: 'inherit' }).status !== 0)
    stop('The store was not filled.');
  const { port, stop: stopServing } = await listening(() => [PROGRAM, 'serve'], {
    ...env,
    TAMQUAN_DEMO: 'off',
    TAMQUAN_ADMIN_PASSWORD: PASSWORD,
  });
  await act(`http://127.0.0.1:${port}/api`);
  await stopServing();
}

async function act(api) {
  let key = '';
  const call = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
    const answer = await fetch(`${api}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const { error, data } = await answer.json();
    if (error.code !== 200) stop(`${method} ${path} was refused with ${error.code}.`);
    return data;
  };
  key = (await call('POST', '/adminusers/login', { user_name: 'admin', password: PASSWORD })).sessionkey;
  const role = await call('POST', '/roles', { role_name: 'Kiểm duyệt', action_ids: ['REPORT_VIEW', 'POST_VIEW'] });
  const staff = { user_name: 'kiem-duyet', password: PASSWORD, display_name: 'Người kiểm duyệt', tier_id: 99 };
  await call('POST', '/adminusers/create', { ...staff, roles: [role.role_id] });
  const [held, read, ignored, removed, blocked] = await call('GET', '/report/getlistcasefrompos?count=5&action=0');
  const decide = ({ reports }, action) =>
    call('PUT', `/report/processreport?idreport=${reports[0].reportId}&action=${action}`);
  await call('PUT', `/report/claim?idreport=${held.reports[0].reportId}`);
  await call('POST', `/note/create?kind=case&id=${read.caseId}`, { text: 'Đợi người thứ hai xem.' });
  await decide(ignored, 1);
  await decide(removed, 2);
  await decide(blocked, 3);
  const [post] = await call('GET', '/post/getlistpostfrompos?count=1&state=visible');
  await call('POST', `/post/hidepost?idpost=${post.idpost}`);
  await call('POST', '/notification/create', { title: 'Họp', body: 'Chiều nay họp.', audience: 'all' });
}

/** Writes a file of the repository, as small as it can be. */
function keep(name, bytes) {
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const kept = brotliCompressSync(bytes, { params });
  writeFileSync(join(releases, name), kept);
  console.log(`tests/server/releases/${name}: ${Math.round(kept.length / 1000)} KB`);
}

/** Runs a program of the system, and answers what it has written. */
function outputOf(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { maxBuffer: 2 ** 30 });
  if (status !== 0) stop(`${program} ended with ${status}: ${stderr}`);
  return stdout;
}

const folder = mkdtempSync(join(tmpdir(), 'tamquan-keep-'));
const postgres = await startPostgres();
if (!postgres) stop('A PostgreSQL is needed to keep its store.');
try {
  const dataDir = join(folder, 'data');
  await fill({ ...process.env, DATABASE_URL: postgres.url, TAMQUAN_DATA: join(folder, 'photos') });
  const dump = outputOf(join(postgresFolder(), 'pg_dump'), [
    '--no-owner',
    '--no-privileges',
    '--inserts',
    '--rows-per-insert=500',
    postgres.url,
  ]).toString();
  // What only newer servers know, or only psql.
  keep(`${version}.sql.br`, Buffer.from(dump.replaceAll(/^(?:\\.*|SET transaction_timeout.*)\n/gm, '')));
  await fill({ ...process.env, DATABASE_URL: '', TAMQUAN_DATA: dataDir });
  keep(
    `${version}.tar.br`,
    outputOf('tar', ['--create', '--sort=name', '--exclude=store/postmaster.pid', '--directory', dataDir, '.']),
  );
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
