import type { FastifyInstance } from 'fastify';
import type { AuditService } from './port.ts';

const HOUR = 3_600_000;

/**
 * Clears the audit log of what is too old once the server listens, and every hour: where nobody does anything, nothing is
 * written that would. Of several nodes the first one deletes, and the others find nothing left.
 */
export function clearRegularly(app: FastifyInstance, { clear }: Pick<AuditService, 'clear'>): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    clear();
    timer = setInterval(clear, HOUR);
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
