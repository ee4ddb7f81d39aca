import { setTimeout as pause } from 'node:timers/promises';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import backend from '../../../package.json' with { type: 'json' };
import { routeOf } from '../http/route-of.js';
import type { Tracing } from './tracing.js';

const LAST_WORDS_MS = 2_000;

const headers = {
  get: (carrier: Record<string, string | string[] | undefined>, name: string) => carrier[name],
  keys: (carrier: object) => Object.keys(carrier),
};

/** Import this file only if tracing is on, because it loads OpenTelemetry. */
export function tracingTo(endpoint: string, role: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'courtyard',
      'service.version': backend.version,
      'courtyard.role': role,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('courtyard');
  const propagator = new W3CTraceContextPropagator();
  const fail = (span: Span, message?: string) =>
    span.setStatus({ code: SpanStatusCode.ERROR, ...(message && { message }) });
  return {
    call: (request, response, next) => {
      const parent = propagator.extract(ROOT_CONTEXT, request.headers, headers);
      const span = tracer.startSpan('call', { kind: SpanKind.SERVER }, parent);
      response.once('close', () => {
        const { method, route } = routeOf(request);
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': response.statusCode,
        });
        if (response.statusCode >= 500) fail(span);
        span.end();
      });
      next();
    },
    async job(name, work) {
      const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER });
      try {
        return await work();
      } catch (error) {
        fail(span, (error as Error).name);
        throw error;
      } finally {
        span.end();
      }
    },
    // An unreachable collector must not delay shutdown.
    async stop() {
      const left = provider.shutdown().catch(() => undefined);
      await Promise.race([left, pause(LAST_WORDS_MS, undefined, { ref: false })]);
    },
  };
}
