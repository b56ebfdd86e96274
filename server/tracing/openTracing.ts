import { defaultTextMapGetter, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyRequest } from 'fastify';
import { routeOf } from '../http/answered';
import { isProxy, type TrustedProxies } from '../http/trustProxy';
import { PROGRAM } from '../version';
import type { TracesPlace } from './place';
import type { Tracing } from './tracing';

interface Surroundings {
  readonly place: TracesPlace;
  /** Whose `traceparent` is believed. */
  readonly trustProxy: TrustedProxies;
  readonly trouble: (error: unknown) => void;
}

/**
 * Begins to trace: a span for each request, named by its call, and one below it for each statement. In none of them is anything that a
 * caller sent or a row holds (docs/operating.md): of a statement the text has places for its values, and no values.
 */
export function openTracing({ place, trustProxy, trouble }: Surroundings): Tracing {
  const sending = saidOnce(trouble);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tamquan', 'service.version': PROGRAM.version }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(place.share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: exporterTo(place, sending) })],
  });
  const tracer = provider.getTracer(PROGRAM.name, PROGRAM.version);
  const contexts = new AsyncLocalStorageContextManager().enable();
  const callers = new W3CTraceContextPropagator();
  const isTrusted = isProxy(trustProxy);
  const spans = new WeakMap<FastifyRequest, Span>();
  return {
    begin(request) {
      const { headers, socket } = request.raw;
      const above = isTrusted(socket.remoteAddress ?? '')
        ? callers.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
        : ROOT_CONTEXT;
      spans.set(request, tracer.startSpan(request.method, { kind: SpanKind.SERVER }, above));
    },
    during(request, goOn) {
      const span = spans.get(request);
      if (span) contexts.with(trace.setSpan(ROOT_CONTEXT, span), goOn);
      else goOn();
    },
    statement({ level, query, queryDurationMillis }) {
      const above = contexts.active();
      if (!trace.getSpan(above)) return;
      const endTime = Date.now();
      const [operation = ''] = /\w+/.exec(query.sql) ?? [];
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query.sql };
      const times = { startTime: endTime - queryDurationMillis, kind: SpanKind.CLIENT, attributes };
      const span = tracer.startSpan(operation.toUpperCase(), times, above);
      if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    answered(request, { call, method, status, code }) {
      const span = spans.get(request);
      if (!span) return;
      span.updateName(call);
      span.setAttributes({
        'http.request.method': method,
        'http.route': routeOf(request),
        'request.id': request.id,
        ...(status !== undefined && { 'http.response.status_code': status }),
        ...(code !== undefined && { 'tamquan.code': code }),
        ...(request.uid !== undefined && { 'tamquan.staff.uid': request.uid }),
      });
      if (status !== undefined && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    // A collector that is away keeps no server from ending well.
    close: () => provider.shutdown().catch(sending.failed),
  };
}

const SUCCESS = 0;
/** A collector is near; and a server that ends waits for it. */
const MOST_MS = 3_000;

/** Says that something failed when it had not failed the time before. */
function saidOnce(trouble: (error: unknown) => void) {
  let isFailing = false;
  return {
    failed(error: unknown) {
      if (!isFailing) trouble(error);
      isFailing = true;
    },
    worked() {
      isFailing = false;
    },
  };
}

/** Sends spans to the collector of a place, and hears of each time whether they were taken. */
function exporterTo({ endpoint }: TracesPlace, { failed, worked }: ReturnType<typeof saidOnce>): SpanExporter {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: MOST_MS });
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code === SUCCESS) worked();
        else failed(result.error);
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
