import helmet from '@fastify/helmet';
import { endpoints, maxBodyOf } from '@mailwright/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { nanoid } from 'nanoid';
import type { Logger } from 'pino';
import { AppError } from './app-error.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { registerCanvasFrame } from './http/canvas-frame.ts';
import { registerCompression } from './http/compression.ts';
import { errorHandler } from './http/error-handler.ts';
import { healthCheck, healthRoutes } from './http/health-routes.ts';
import { acceptJson } from './http/json-body.ts';
import { keepRequestIds } from './http/log/request-ids.ts';
import { drainUnread } from './http/over/drain-unread.ts';
import { watchForUnnamedProxy } from './http/proxies/unnamed-proxy.ts';
import { comesByHttps, securityHeaders, transportHeader } from './http/security-headers.ts';
import { refuseNulInHead } from './http/storable-text.ts';
import { createSeenJson } from './http/unread/unread-objects.ts';
import { acceptUploads } from './http/upload.ts';
import { registerWebApp } from './http/web-app.ts';
import { registerMetrics, watchRequests } from './metrics/http-metrics.ts';
import { areFiguresRead } from './metrics/metrics.ts';
import { createModuleContext, type ModuleDeps } from './module-context.ts';
import { createImageSample } from './modules/assets/lost-images.ts';
import { MODULES } from './modules.ts';

export interface AppDeps extends ModuleDeps {
  readonly log: Logger;
  /** Signal that is aborted when the server is about to end, so that balancers send nothing new. */
  readonly leaving?: AbortSignal;
  readonly trustProxy: boolean | number | string;
  /** Folder of the built web app; null serves none. */
  readonly webRoot: string | null;
}

/** A request has arrived by then, milliseconds: the largest there is, a file of products, over a line of 1 Mbit a second. */
const SLOWEST_REQUEST = Math.ceil((maxBodyOf(endpoints.stores.replaceFile) * 8) / 1000);

/** The whole HTTP side, ready to listen or to be injected into; it owns nothing it was given. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    trustProxy: trustedProxies(deps.trustProxy),
    genReqId: () => nanoid(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 2100, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    requestTimeout: SLOWEST_REQUEST,
    // Fastify's own answer while closing has neither code nor request id.
    return503OnClosing: false,
    // Addresses the router cannot read never reach the handler set below.
    frameworkErrors: (error, request, reply) => {
      transportHeader(deps.publicUrl, reply as FastifyReply);
      errorHandler(error, request, reply as FastifyReply);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(errorHandler);
  app.decorateRequest('caller', null);
  app.decorateRequest('begin', null);
  app.decorate('comesByHttps', comesByHttps(deps.publicUrl));
  keepRequestIds(app);
  deps.telemetry?.traceRequests(app);
  // Before whatever may refuse a request, so that refusals have them too.
  await app.register(helmet, securityHeaders(deps));
  drainUnread(app);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
    if (isClosing) throw new AppError('NOT_READY', { sentence: 'The server is shutting down. Please try again soon.' });
    refuseNulInHead(request);
  });
  watchForUnnamedProxy(app, deps);
  const known = createSeenJson();
  acceptJson(app, known);
  // Before compression, which takes what is mounted after it: these files were compressed when they were built.
  await registerWebApp(app, deps.webRoot);
  await registerCompression(app);
  if (areFiguresRead(deps)) watchRequests(app, deps.metrics.registry);
  registerMetrics(app, deps.metrics.registry, deps.metricsToken);
  await acceptUploads(app);
  const context = createModuleContext(app, deps, known);
  const images = createImageSample(
    context.repositories.assets,
    deps.store,
    performance.now.bind(performance),
    (found) => deps.log.warn({ ...found }, 'The storage lacks images that the database names'),
  );
  // Once at the start, whoever asks; what fails then is told by the readiness.
  app.addHook('onListen', async () => void images.look().catch(() => undefined));
  healthRoutes(context.mount, {
    checks: [healthCheck('database', deps.database), healthCheck('storage', deps.store)],
    sampleImages: images.look,
    log: deps.log,
    leaving: deps.leaving,
  });
  await registerApiDocs(app, deps);
  registerCanvasFrame(app, deps.embedOrigins);
  for (const mount of MODULES) mount(context);
  return app;
}

function trustedProxies(
  setting: AppDeps['trustProxy'],
): boolean | string | ((address: string, hop: number) => boolean) {
  return typeof setting === 'number' ? (_address, hop) => hop < setting : setting;
}
