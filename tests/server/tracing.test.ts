import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../scripts/freePort.mjs';
import { thorough } from '../support/depth';
import { PASSWORD } from '../support/testServer';
import { started, startProcess } from './aProcess';
import { unopenedStore } from './emptyStore';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number;
}
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
}
interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

/** What a collector of OpenTelemetry is sent. */
async function aCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method === 'POST' && request.url === '/v1/traces') bodies.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { endpoint, text: () => bodies.join('\n'), spans, close: () => void server.close() };
}

let store: Awaited<ReturnType<typeof unopenedStore>>;
beforeEach(async () => {
  store = await unopenedStore();
});
afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await store.leave();
});

/** A server of its own that is ready, and sends its traces here. */
async function sendingTo(endpoint: string, env: Readonly<Record<string, string>> = {}) {
  const traced = await startProcess(store.settings.TAMQUAN_DATA, undefined, {
    ...store.settings,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    ...env,
  });
  await traced.ready();
  const stop = async () => {
    traced.child.kill('SIGTERM');
    return traced.exit;
  };
  return { ...traced, stop };
}

const valuesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

test('a call is a span in the trace of the proxy, its statements are below it, and none has a value in it', async () => {
  const collector = await aCollector();
  const traced = await sendingTo(collector.endpoint, { TAMQUAN_TRUST_PROXY: '127.0.0.1/32' });
  const key = await traced.signIn();
  const headers = {
    authorization: `Bearer ${key}`,
    traceparent: `00-${TRACE}-${CALLER}-01`,
    'x-request-id': 'cua-toi-1',
  };
  const answer = await fetch(`${traced.url}/api/search/profiles?text=tim-kiem-rieng`, { headers });
  expect(answer.status).toBe(200);
  // What has not been sent is sent before it ends.
  expect(await traced.stop()).toBe(0);

  const spans = collector.spans();
  const call = spans.find(({ name, traceId }) => name === 'GET /search/profiles' && traceId === TRACE);
  expect(call?.parentSpanId).toBe(CALLER);
  expect(valuesOf(call as Span)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/search/profiles',
    'http.response.status_code': 200,
    'tamquan.code': 200,
    'tamquan.staff.uid': 1,
    'request.id': 'cua-toi-1',
  });
  const below = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  const statements = below.map((span) => valuesOf(span)['db.query.text']);
  expect(statements).toContainEqual(expect.stringMatching(/FROM session .+key_hash = \$1/s));
  expect(statements).toContainEqual(expect.stringMatching(/from "member" .+ limit/s));
  // A body is read between the two.
  const signIn = spans.find(({ name }) => name === 'POST /adminusers/login');
  expect(spans.filter(({ parentSpanId }) => parentSpanId === signIn?.spanId).length).toBeGreaterThan(1);
  // What the server does of itself is nobody's request.
  const begun = spans.filter(({ parentSpanId }) => parentSpanId === undefined);
  expect(begun.filter((span) => valuesOf(span)['http.route'] === undefined)).toEqual([]);

  const said = collector.text();
  for (const one of ['tim-kiem-rieng', PASSWORD, key]) expect(said).not.toContain(one);
  collector.close();
});

thorough('whoever is no trusted proxy begins a trace and continues none', async () => {
  const collector = await aCollector();
  const traced = await sendingTo(collector.endpoint);
  await fetch(`${traced.url}/version`, { headers: { traceparent: `00-${TRACE}-${CALLER}-00` } });
  expect(await traced.stop()).toBe(0);
  const call = collector.spans().find(({ name }) => name === 'GET /version');
  expect(call).toBeDefined();
  expect(call?.traceId).not.toBe(TRACE);
  expect(call?.parentSpanId).toBeUndefined();
  collector.close();
});

thorough('a collector that is away is said once, and keeps nobody waiting, at the end neither', async () => {
  const traced = await sendingTo(`http://127.0.0.1:${await freePort()}`);
  expect(await traced.signIn()).toEqual(expect.any(String));
  const stoppedMs = performance.now();
  expect(await traced.stop()).toBe(0);
  expect(performance.now() - stoppedMs).toBeLessThan(10_000);
  expect(traced.said().match(/sending traces/g)).toHaveLength(1);
});
