import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const requestIds = new AsyncLocalStorage<string>();

/** Makes the id of a request known to everything that the request causes, however deep it is called. */
export function keepRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => requestIds.run(request.id, done));
}

/** The id of the request that is being worked for; undefined for work of the server itself. */
export function currentRequestId(): string | undefined {
  return requestIds.getStore();
}
