import { endpoints } from '@mailwright/contract';
import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onResponseClosed } from '../http/over/on-response-closed.ts';
import { activeContext, inTrace } from './active-trace.ts';
import { markFailed, type Spans, traceOf } from './spans.ts';

/** Paths that balancers and Prometheus ask every few seconds; they would be most of all traces and tell nothing. */
const ASKED_ALL_THE_TIME: ReadonlySet<string | undefined> = new Set([
  endpoints.health.live.path,
  endpoints.health.ready.path,
  '/metrics',
]);

/**
 * A span of each request until its answer has gone out or its caller is gone. Addresses are told by their route alone:
 * whole ones hold ids that open pages, and queries may hold signatures.
 */
export function traceRequests(app: FastifyInstance, { tracer, takesParents }: Spans): void {
  const propagator = new W3CTraceContextPropagator();

  function begin(request: FastifyRequest) {
    const { url: route } = request.routeOptions;
    // The server asks itself for pictures, within the request that needs them.
    const around = activeContext() ?? ROOT_CONTEXT;
    const parent = takesParents ? propagator.extract(around, request.headers, defaultTextMapGetter) : around;
    const attributes = {
      'http.request.method': request.method,
      'http.response.header.x-request-id': [request.id],
      'url.scheme': request.protocol,
      'network.protocol.version': request.raw.httpVersion,
      ...(route === undefined ? {} : { 'http.route': route }),
    };
    const name = route === undefined ? request.method : `${request.method} ${route}`;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    return traceOf(span, parent);
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (ASKED_ALL_THE_TIME.has(request.routeOptions.url)) return done();
    const begun = begin(request);
    const span = trace.getSpan(begun.context);
    // Fastify logs an answer where the trace is not known any more.
    request.log = request.log.child(begun.ids);
    reply.log = request.log;
    onResponseClosed(reply, () => {
      if (!span) return;
      const { statusCode } = reply;
      if (reply.raw.writableEnded) {
        span.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) markFailed(span, String(statusCode));
      } else markFailed(span, 'caller_gone');
      span.end();
    });
    inTrace(begun, done);
  });
}
