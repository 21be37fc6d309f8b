import { endpoints } from '@mailwright/contract';
import type { Logger } from 'pino';
import { AppError } from '../app-error.ts';
import { answer, type Mount } from './mount.ts';

/** A part the server cannot work without. */
export interface HealthCheck {
  /** As it stands in a sentence, e.g. `database`. */
  readonly part: string;
  /** Throws when the part does not answer. */
  readonly check: () => Promise<void>;
}

export function healthCheck(part: string, checked: { check(): Promise<void> }): HealthCheck {
  return { part, check: () => checked.check() };
}

const PATIENCE = 3000;

/** /healthz answers as soon as the process listens, /readyz when every part does. */
export function healthRoutes(mount: Mount, checks: readonly HealthCheck[], log: Logger): void {
  mount(endpoints.health.live, async () => answer(200, { status: 'ok' }));
  mount(endpoints.health.ready, async () => {
    const failed = (await Promise.all(checks.map((check) => failedPart(check, log)))).filter((part) => part !== null);
    if (failed.length > 0) {
      throw new AppError('NOT_READY', { sentence: `The ${failed.join(' and the ')} does not answer.` });
    }
    return answer(200, { status: 'ready' });
  });
}

async function failedPart({ part, check }: HealthCheck, log: Logger): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    await Promise.race([check(), timeout]);
    return null;
  } catch (error) {
    log.warn({ err: error, part }, 'Not ready');
    return part;
  } finally {
    clearTimeout(timer);
  }
}
