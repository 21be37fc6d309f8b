import { endpoints } from '@mailwright/contract';
import type { Logger } from 'pino';
import { AppError } from '../app-error.ts';
import { isStorageFull } from '../storage/storage-full.ts';
import { answer, type Mount } from './mount.ts';

/** A part the server cannot work without. */
export interface HealthCheck {
  /** Name of the part for a sentence, e.g. `database`. */
  readonly part: string;
  /** Throws when the part does not answer. */
  readonly check: () => Promise<void>;
}

export function healthCheck(part: string, checked: { check(): Promise<void> }): HealthCheck {
  return { part, check: () => checked.check() };
}

/** Counts the images that were looked for in the storage, and those of them that it lacks. */
export interface SampledImages {
  readonly examined: number;
  readonly missing: number;
}

export interface HealthDeps {
  readonly checks: readonly HealthCheck[];
  /** Looks for a few of the images. */
  readonly sampleImages: () => Promise<SampledImages>;
  readonly log: Logger;
  /** Signal that is aborted when the server is about to end. */
  readonly leaving?: AbortSignal | undefined;
}

const CHECK_TIMEOUT_MS = 3000;

/**
 * /healthz answers as soon as the process listens, /readyz when every part does and the server is not about to end. Lost
 * images are a warning there: without this server people could not work on what is left, and no other one has them.
 */
export function healthRoutes(mount: Mount, { checks, sampleImages, log, leaving }: HealthDeps): void {
  mount(endpoints.health.live, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store');
    return answer(200, { status: 'ok' });
  });
  mount(endpoints.health.ready, async ({ reply }) => {
    reply.header('Cache-Control', 'no-store');
    if (leaving?.aborted) throw new AppError('NOT_READY', { sentence: 'The server is about to end.' });
    let images: SampledImages = { examined: 0, missing: 0 };
    const sampled = {
      part: 'images',
      check: async () => {
        images = await sampleImages();
      },
    };
    const [found] = await Promise.all([
      Promise.all(checks.map((check) => failureOf(check, log))),
      // Database and storage say themselves what keeps them from answering.
      failureOf(sampled, log),
    ]);
    const failures = found.filter((one) => one !== null);
    const parts = failures.map(({ part }) => part).join(' and the ');
    if (failures.some(({ isFull }) => isFull)) {
      throw new AppError('STORAGE_FULL', { sentence: `The disk of the ${parts} is full.` });
    }
    if (failures.length > 0) throw new AppError('NOT_READY', { sentence: `The ${parts} is not responding.` });
    const { examined, missing } = images;
    if (missing === 0) return answer(200, { status: 'ready' });
    const warning = `The storage lacks ${missing} of ${examined} images that were looked for; npm run doctor looks for all of them.`;
    return answer(200, { status: 'ready', warning });
  });
}

interface Failure {
  readonly part: string;
  readonly isFull: boolean;
}

async function failureOf({ part, check }: HealthCheck, log: Logger): Promise<Failure | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${CHECK_TIMEOUT_MS} ms`)), CHECK_TIMEOUT_MS);
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
