import { LIMITS, type StoreProblem } from '@mailwright/contract';
import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../../db/new-id.ts';
import { type Connect, type ProductBatch, StoreFailure, type StoreSource } from '../../integrations/stores/port.ts';
import type { TurnWatch } from '../../metrics/work-metrics.ts';
import type { HeldSync, SyncRepository } from './port.ts';
import type { CredentialBox } from './sealed-credentials.ts';

const FIRST = 60_000;

const MAX_PAUSE_MS = 6 * 3_600_000;

/** Length of a store's lease, and time between its extensions while a batch is awaited, milliseconds. */
export const SYNC_LEASE = { time: 120_000, every: 30_000 } as const;

export interface SyncDeps {
  readonly syncs: SyncRepository;
  readonly connect: Connect;
  readonly box: CredentialBox;
  readonly now: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Signal that stops the work after the present batch; another worker resumes from its cursor. */
  readonly signal: AbortSignal;
  readonly turns: TurnWatch;
}

/** Reads the products of a store that is due; false when there was none. */
export async function syncDueStore(deps: SyncDeps): Promise<boolean> {
  const { syncs, now, signal } = deps;
  if (signal.aborted) return false;
  const sync = await syncs.claim(newId(), now(), now() + SYNC_LEASE.time);
  if (!sync) return false;
  // A batch may take longer than the lease.
  const heartbeat = setInterval(() => {
    syncs.hold(sync, now() + SYNC_LEASE.time).catch(() => undefined);
  }, SYNC_LEASE.every);
  heartbeat.unref();
  try {
    await readProducts(deps, sync);
  } finally {
    clearInterval(heartbeat);
  }
  return true;
}

async function readProducts(deps: SyncDeps, sync: HeldSync): Promise<void> {
  const { syncs, connect, box, now, log, signal, turns } = deps;
  let count = sync.cursor === null ? 0 : sync.store.sync.done;
  let gotOn = false;
  async function readAll(): Promise<void> {
    const batches = connect(sourceOf(sync, box)).products(sync.cursor);
    for await (const batch of untilAborted(batches, signal)) {
      count += batch.products.length;
      requireRoom(count);
      if (!(await syncs.store(sync, batch, now(), now() + SYNC_LEASE.time))) return turns.lost();
      gotOn ||= batch.products.length > 0;
    }
    if (signal.aborted) await syncs.release(sync);
    else if (!(await syncs.finish(sync, now(), now() + LIMITS.stores.syncEvery))) turns.lost();
  }
  try {
    await turns.turn(readAll);
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    if (!(error instanceof StoreFailure)) log.warn({ err: failure.cause }, 'A store could not be read');
    const { code, retryAfter } = failure;
    await syncs.fail(sync, {
      problem: problemOf(failure),
      ...nextTry({ now: now(), tries: sync.tries, retryAfter, gotOn }),
      keepsCursor: code === 'STORE_BUSY' || code === 'STORE_UNREACHABLE',
    });
  }
}

/**
 * Throws when a store has too many products.
 * @throws StoreFailure when there are more products than one store may have
 */
export function requireRoom(count: number): void {
  const { products: most } = LIMITS.stores;
  if (count > most) throw new StoreFailure('STORE_TOO_LARGE', `The store has more than ${most} products.`);
}

export function problemOf({ code, message, line }: StoreFailure): StoreProblem {
  return { code, message, line };
}

function sourceOf({ store, credentials: sealed }: HeldSync, box: CredentialBox): StoreSource {
  const { id, kind, url, feed } = store;
  if (kind === 'file' || kind === 'demo') throw new Error(`A store of the kind ${kind} cannot be asked`);
  const credentials = sealed === null ? null : box.open(id, sealed);
  if (sealed !== null && credentials === null) {
    throw new StoreFailure('STORE_ACCESS', 'The key of this store can no longer be read. Enter it again.');
  }
  return { kind, url, credentials, feed };
}

/** Failure of a connector that is not a `StoreFailure`. */
class Unexpected extends Error {}

/** Returns the failure of the store; null when the error is not the store's fault. */
function failureOf(error: unknown): StoreFailure | null {
  if (error instanceof StoreFailure) return error;
  if (!(error instanceof Unexpected)) return null;
  return new StoreFailure('STORE_UNREADABLE', 'No products could be read there.', { cause: error.cause });
}

/** Yields batches until the signal is aborted, without waiting for a slow store. */
async function* untilAborted(batches: AsyncIterable<ProductBatch>, signal: AbortSignal): AsyncGenerator<ProductBatch> {
  const reading = batches[Symbol.asyncIterator]();
  const aborted = Promise.withResolvers<null>();
  const stop = () => aborted.resolve(null);
  signal.addEventListener('abort', stop);
  try {
    while (!signal.aborted) {
      const next = reading.next().catch((error: unknown) => {
        throw error instanceof StoreFailure ? error : new Unexpected('A connector failed', { cause: error });
      });
      // Where nobody waits any longer, nobody hears of its failure either.
      next.catch(() => undefined);
      const read = await Promise.race([next, aborted.promise]);
      if (read === null || read.done) return;
      yield read.value;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    reading.return?.()?.catch(() => undefined);
  }
}

interface FailedTry {
  readonly now: number;
  /** Number of failures in a row before this one. */
  readonly tries: number;
  /** Seconds that the store asks to wait; null when it does not ask. */
  readonly retryAfter: number | null;
  /** True when some products were stored before the failure. */
  readonly gotOn: boolean;
}

/**
 * Returns the time of the next try after a failure, milliseconds since 1970, and the number of failures in a row. The pause is
 * a minute after the first failure, then doubles up to six hours. It is never shorter than the store asks for, and exactly that
 * long when some products were stored.
 */
function nextTry({ now, tries, retryAfter, gotOn }: FailedTry): {
  readonly again: number;
  readonly tries: number;
} {
  const failures = gotOn ? 1 : tries + 1;
  const pause = Math.min(FIRST * 2 ** (failures - 1), MAX_PAUSE_MS);
  if (retryAfter === null) return { again: now + pause, tries: failures };
  const wanted = Math.min(Math.max(retryAfter * 1000, 1000), MAX_PAUSE_MS);
  return { again: now + (gotOn ? wanted : Math.max(wanted, pause)), tries: failures };
}
