import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';
import { AppError } from '../app-error.ts';
import { onResponseClosed } from '../http/over/on-response-closed.ts';
import { DATA_CSP } from '../http/security-headers.ts';

/** Prometheus figures at /metrics for those who know the token; without a configured token there is no such address. */
export function registerMetrics(app: FastifyInstance, registry: Registry, token: string | null): void {
  app.get('/metrics', async (request, reply) => {
    // Said by a route of its own: the web app's start page answers every address that nobody else does.
    if (!token) throw new AppError('ROUTE_NOT_FOUND');
    if (!sameText(request.headers.authorization ?? '', `Bearer ${token}`)) throw new AppError('UNAUTHENTICATED');
    reply.header('Cache-Control', 'no-store').header('Content-Security-Policy', DATA_CSP);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Times requests, and counts those that are not answered yet. */
export function watchRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are not answered yet',
    registers: [registry],
  });
  app.addHook('onRequest', async (_request, reply) => {
    inFlight.inc();
    onResponseClosed(reply, () => inFlight.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
}

function sameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
