import { answerTypes, type Endpoint, failureStatuses } from '@mailwright/contract';
import type { FastifyInstance } from 'fastify';

/** Notes every answer that the contract's row does not say may come. */
export function watchAnswers(app: FastifyInstance): ReadonlySet<string> {
  const undocumented = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint) return;
    const type = payload ? String(reply.getHeader('content-type')).split(';', 1)[0] : '';
    if (isDocumented(endpoint, reply.statusCode, type ?? '')) return;
    undocumented.add(`${endpoint.method} ${endpoint.path} answers ${reply.statusCode} ${type}`);
  });
  return undocumented;
}

function isDocumented(endpoint: Endpoint, status: number, type: string): boolean {
  if (failureStatuses(endpoint).includes(status) && type === 'application/json') return true;
  return status in endpoint.responses && (type === '' || answerTypes(endpoint).includes(type));
}
