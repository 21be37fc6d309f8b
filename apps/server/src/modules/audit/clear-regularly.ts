import type { FastifyInstance } from 'fastify';
import type { AuditService } from './port.ts';

const HOUR = 3_600_000;

/**
 * Deletes old entries of the audit log once the server listens, and every hour, because without new entries nothing else would
 * delete them. Of several nodes the first one deletes, and the others find nothing.
 */
export function clearRegularly(app: FastifyInstance, { clear }: Pick<AuditService, 'clear'>): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    clear();
    timer = setInterval(clear, HOUR);
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
