import { endpoints } from '@mailwright/contract';
import type { Logger } from 'pino';
import { AppError } from '../app-error.ts';
import { isStorageFull } from '../storage/storage-full.ts';
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

/** /healthz answers as soon as the process listens, /readyz when every part does and the server is not about to end. */
export function healthRoutes(mount: Mount, checks: readonly HealthCheck[], log: Logger, leaving?: AbortSignal): void {
  mount(endpoints.health.live, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store');
    return answer(200, { status: 'ok' });
  });
  mount(endpoints.health.ready, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store');
    if (leaving?.aborted) throw new AppError('NOT_READY', { sentence: 'The server is about to end.' });
    const failures = (await Promise.all(checks.map((check) => failureOf(check, log)))).filter((one) => one !== null);
    const parts = failures.map(({ part }) => part).join(' and the ');
    if (failures.some(({ isFull }) => isFull)) {
      throw new AppError('STORAGE_FULL', { sentence: `The disk of the ${parts} is full.` });
    }
    if (failures.length > 0) throw new AppError('NOT_READY', { sentence: `The ${parts} is not responding.` });
    return answer(200, { status: 'ready' });
  });
}

interface Failure {
  readonly part: string;
  readonly isFull: boolean;
}

async function failureOf({ part, check }: HealthCheck, log: Logger): Promise<Failure | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    await Promise.race([check(), timeout]);
    return null;
  } catch (error) {
    log.warn({ err: error, part }, 'Not ready');
    return { part, isFull: isStorageFull(error) };
  } finally {
    clearTimeout(timer);
  }
}
