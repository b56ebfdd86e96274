import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as profiles from '../../contract/profiles';
import * as replies from '../../contract/replies';
import { configOf } from '../../server/config';
import { openPostman } from '../../server/mail/postman';
import { start } from '../../server/main';
import { refreshed } from '../../server/metrics/refreshed';
import { openStore, type Store } from '../../server/store/connection';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aMailServer, type MailServer } from './aMailServer';
import { listenTo } from './aReader';
import { copyEmptyStore, emptyStore, UNHURRIED } from './emptyStore';
import { eventually } from './eventually';
import { metricsIn } from './promql';
import { rawConnection, request } from './rawHttp';
import { aMember, aPost, aReport } from './rows';
import { type Sample, watch } from './watched';

const DASHBOARD = resolve(import.meta.dirname, '../../docs/examples/grafana.json');
interface Dashboard {
  readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
  readonly templating: { readonly list: readonly { readonly query: string | { readonly query: string } }[] };
}
const queryOf = (query: string | { readonly query: string }) => (typeof query === 'string' ? query : query.query);

const onPostgres = process.env.STORE === 'postgres';
const dataDir = mkdtempSync(join(tmpdir(), 'tamquan-watched-'));
let store: Store;
let mail: MailServer;
let watched: Awaited<ReturnType<typeof watch>>;
let server: TestServer;
let moderator: Staff;
beforeAll(async () => {
  if (!onPostgres) copyEmptyStore(dataDir);
  store = onPostgres ? await emptyStore() : await openStore({ dataDir, ...UNHURRIED });
  mail = await aMailServer();
  watched = await watch(store, dataDir);
  const { metrics } = watched;
  server = await startTestServer(undefined, {
    store,
    metrics,
    postman: (db) =>
      openPostman({
        db,
        settings: mail.settings(),
        trouble: console.error,
        tryAgainAfter: [60],
        mailed: metrics.mailed,
      }),
  });
  moderator = await server.staffWith(['REPORT_VIEW', 'PROFILE_VIEW']);
});
afterAll(async () => {
  watched.metrics.close();
  await server.close();
  await mail.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const sum = (samples: readonly Sample[]) => samples.reduce((all, { value }) => all + value, 0);
/** The sum of all samples of this name that have these labels. */
async function read(name: string, labels: Readonly<Record<string, string>> = {}): Promise<number> {
  const wanted = Object.entries(labels);
  const found = (await watched.scrape()).filter(
    (sample) => sample.name === name && wanted.every(([label, value]) => sample.labels[label] === value),
  );
  return sum(found);
}
/** What is counted when an answer is over is counted a moment after it has arrived. */
const REQUESTS = 'tamquan_http_requests_total';

describe('calls', () => {
  test('are counted by name, class of the status and code, and timed', async () => {
    const call = profiles.list.id;
    for (let times = 0; times < 3; times += 1) await server.call(profiles.list, {}, moderator);
    await server.call(profiles.list, {});
    await fetch(`${server.url}/api/users/list?count=50000`, { headers: { authorization: `Bearer ${moderator.key}` } });
    await eventually(() => read(REQUESTS, { call })).toBe(5);
    expect(await read(REQUESTS, { call, method: 'GET', status: '2xx', code: '200' })).toBe(3);
    expect(await read(REQUESTS, { call, status: '4xx', code: '303' })).toBe(1);
    expect(await read(REQUESTS, { call, status: '4xx', code: '400' })).toBe(1);
    expect(await read('tamquan_http_request_duration_seconds_count', { call })).toBe(5);
    const took = await read('tamquan_http_request_duration_seconds_sum', { call });
    expect(took).toBeGreaterThan(0);
    expect(took).toBeLessThan(60);
    expect(await read('tamquan_http_request_duration_seconds_bucket', { call, le: '+Inf' })).toBe(5);
  });

  test('whose caller leaves before the answer are counted as that', async () => {
    const call = 'POST /adminusers/login';
    const { write, said, socket } = rawConnection(server.url);
    const headers = { 'content-type': 'application/json', 'content-length': '9', expect: '100-continue' };
    write(request('POST /api/adminusers/login', headers));
    await expect.poll(said, { timeout: 20_000 }).toContain('100 Continue');
    socket.destroy();
    await eventually(() => read(REQUESTS, { call, status: 'gone' })).toBe(1);
  });

  test('add no more to the metrics however many addresses, ids and words they have in them', async () => {
    const odd = (nth: number) => [
      `/api/none/${nth}`,
      `/none-${nth}?text=${nth}`,
      `/photos/${nth}.webp`,
      `/api/users/by-uid?uid=${nth}`,
      `/api/%zz${nth}`,
    ];
    const series = async () =>
      new Set((await watched.scrape()).map(({ name, labels }) => JSON.stringify([name, labels])));
    const ask = async (from: number) => {
      for (let nth = from; nth < from + 8; nth += 1)
        for (const path of odd(nth)) await fetch(`${server.url}${path}`, { headers: { 'x-request-id': String(nth) } });
    };
    const others = await read(REQUESTS, { call: '(other)' });
    await ask(1000);
    await eventually(() => read(REQUESTS, { call: '(other)' })).toBeGreaterThanOrEqual(others + 16);
    const before = await series();
    await ask(2000);
    await eventually(() => read(REQUESTS, { call: '(other)' })).toBeGreaterThanOrEqual(others + 32);
    expect([...(await series())].filter((one) => !before.has(one) && one.includes('tamquan_'))).toEqual([]);
    expect([...before].join('\n')).not.toMatch(/100\d|none-|127\.0\.0\.1/);
  });
});

test('open event streams are counted, and what they are told; a stream is no slow call', async () => {
  const reader = await listenTo(server.url, moderator.key);
  await eventually(() => read('tamquan_event_streams')).toBe(1);
  await aReport(server.db, { post: await aPost(server.db) });
  await eventually(() => read('tamquan_events_told_total')).toBeGreaterThan(0);
  reader.close();
  await eventually(() => read('tamquan_event_streams')).toBe(0);
  await eventually(() => read(REQUESTS, { call: 'GET /events' })).toBe(1);
  expect(await read('tamquan_http_request_duration_seconds_count', { call: 'GET /events' })).toBe(0);
});

test('mails are counted by what became of them', async () => {
  const send = async (email: string) => {
    const reporter = await aMember(server.db, { email });
    const report = await aReport(server.db, { post: await aPost(server.db) }, { reporter_uid: reporter.uid });
    await server.call(replies.send, { idreport: report.report_id, body: { text: 'Cảm ơn bạn.' } }, moderator);
  };
  await send('nhan@mail.example');
  await eventually(() => read('tamquan_mails_total', { outcome: 'sent' })).toBe(1);
  mail.answers({ code: 550, words: 'No such user' });
  await send('khong@mail.example');
  await eventually(() => read('tamquan_mails_total', { outcome: 'failed' })).toBe(1);
});

test('the store says its size, what waits in it, and who has its connections', async () => {
  expect(await read('tamquan_store_bytes')).toBeGreaterThan(1_000_000);
  expect((await watched.scrape()).filter(({ name }) => name === 'tamquan_mails_waiting')).toHaveLength(1);
  const state = (of: string) => read('tamquan_store_connections', { state: of });
  let finish = () => {};
  const held = new Promise<void>((end) => {
    finish = end;
  });
  const both = [0, 1].map(() => store.db.connection().execute(() => held));
  // The embedded store has one connection, and the second caller waits for it.
  await eventually(() => state(onPostgres ? 'in_use' : 'waiting')).toBe(onPostgres ? 2 : 1);
  finish();
  await Promise.all(both);
  await eventually(() => state('in_use')).toBe(0);
  expect(await state('waiting')).toBe(0);
  expect(await state('idle')).toBeGreaterThan(0);
});

describe('the dashboard of the examples', () => {
  const queries = () => {
    const { panels, templating } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as Dashboard;
    const asked = templating.list.flatMap(({ query }) => /^label_values\((.*), \w+\)$/.exec(queryOf(query))?.[1] ?? []);
    return [...asked, ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
  };

  test('asks for nothing but what there is, by labels that it has', async () => {
    await server.call(profiles.list, {}, moderator);
    await eventually(() => read('tamquan_mails_total')).toBeGreaterThan(0);
    const samples = await watched.scrape();
    const asked = queries().flatMap(metricsIn);
    expect(asked.length).toBeGreaterThanOrEqual(queries().length);
    for (const { name, labels } of asked) {
      const found = samples.filter((sample) => sample.name === name);
      expect(found.length, name).toBeGreaterThan(0);
      // Prometheus itself says from where it has a sample.
      const known = new Set([...found.flatMap((sample) => Object.keys(sample.labels)), 'job', 'instance']);
      expect(
        labels.filter((label) => !known.has(label)),
        name,
      ).toEqual([]);
    }
  });

  test('shows every metric of the program', async () => {
    const ours = (await watched.scrape()).map(({ name }) => name).filter((name) => name.startsWith('tamquan_'));
    const shown = new Set(
      queries()
        .flatMap(metricsIn)
        .map(({ name }) => name.replace(/_bucket$/, '')),
    );
    expect(ours.filter((name) => !shown.has(name.replace(/_(bucket|sum|count)$/, '')))).toEqual([]);
  });

  test('is read by a reader of queries that knows metrics from all else', () => {
    const query = 'topk(3, sum by (le, call) (rate(a_total{x=~"b{c}",y!="d"}[5m]))) / on (call) a:b * 1.5 or vector(0)';
    expect(metricsIn(query)).toEqual([
      { name: 'a_total', labels: ['x', 'y', 'le', 'call', 'call'] },
      { name: 'a:b', labels: ['le', 'call', 'call'] },
    ]);
  });
});

describe('the port of the metrics', () => {
  test('has nothing but metrics, and the port of the console has none', async () => {
    const { url } = watched;
    const answer = await fetch(`${url}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await answer.text()).toMatch(/^# HELP process_cpu_seconds_total /m);
    expect((await fetch(`${url}/`)).status).toBe(404);
    expect((await fetch(`${url}/api/users/list`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${url}/metrics`, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${server.url}/metrics`, { headers: { accept: 'text/plain' } })).status).toBe(404);
  });

  test('that is taken ends the start with a sentence, and leaves no port open', async () => {
    const taken = createServer();
    const port = await new Promise<number>((listens) =>
      taken.listen(0, '127.0.0.1', () => listens((taken.address() as { port: number }).port)),
    );
    const empty = mkdtempSync(join(tmpdir(), 'tamquan-taken-'));
    const env = { TAMQUAN_API_URL: 'https://api.example', TAMQUAN_DATA: empty, PORT: '0', LOG_LEVEL: 'silent' };
    await expect(start(configOf({ ...env, TAMQUAN_METRICS: String(port) }))).rejects.toThrow(
      `TAMQUAN_METRICS: port ${port} of 127.0.0.1 is taken.`,
    );
    await new Promise((closed) => taken.close(closed));
    const alone = await start(configOf({ ...env, TAMQUAN_METRICS: String(port) }));
    await fetch(`${alone.address}/healthz`);
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('tamquan_http_requests_total{call="GET /healthz",method="GET",status="2xx",code="200"} 1');
    expect(text).not.toContain('tamquan_store');
    await alone.close();
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
    rmSync(empty, { recursive: true, force: true });
  });
});

describe('what is measured now and then', () => {
  const terms = { everyMs: 60_000, waitMs: 100, trouble: () => {} };

  test('is measured once for all who ask', async () => {
    let times = 0;
    const value = refreshed(async () => (times += 1), terms);
    expect(await Promise.all([value(), value()])).toEqual([1, 1]);
    expect(await value()).toBe(1);
  });

  test('keeps nobody waiting, and is there for who asks later', async () => {
    let finish = (_value: string) => {};
    const value = refreshed(() => new Promise<string>((done) => (finish = done)), terms);
    expect(await value()).toBeUndefined();
    finish('measured');
    expect(await value()).toBe('measured');
  });

  test('is measured anew for the next who asks where it could not be measured', async () => {
    const answers = [async () => Promise.reject(new Error('not yet')), async () => 2, async () => 3];
    const value = refreshed(async () => answers.shift()?.(), terms);
    expect([await value(), await value(), await value()]).toEqual([undefined, 2, 2]);
  });

  test('is unknown once it can not be measured any more, and the reason is told', async () => {
    const told: unknown[] = [];
    const answers = [async () => 1, async () => Promise.reject(new Error('gone'))];
    const value = refreshed(async () => answers.shift()?.(), {
      ...terms,
      everyMs: 0,
      trouble: (error) => told.push(error),
    });
    expect([await value(), await value()]).toEqual([1, undefined]);
    expect(told).toEqual([new Error('gone')]);
  });
});
