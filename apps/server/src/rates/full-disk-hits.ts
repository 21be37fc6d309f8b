import { isStorageFull } from '../storage/storage-full.ts';
import type { Hit, HitRepository } from './port.ts';

/**
 * Counts on a full disk, too: what cannot be written is held in memory. That is right where one process alone has the
 * database, as the embedded one is had; a restart forgets what was held.
 */
export function hitsThroughFullDisk(stored: HitRepository): HitRepository {
  let held: readonly Hit[] = [];

  return {
    async take(hit) {
      held = held.filter((one) => one.under.some(({ window }) => Math.abs(hit.at - one.at) < window));
      try {
        return await stored.take(hit, held);
      } catch (error) {
        if (!isStorageFull(error)) throw error;
        const wait = await stored.waitOf(hit, held);
        if (wait === 0) held = [...held, hit];
        return wait;
      }
    },

    waitOf: (hit) => stored.waitOf(hit, held),

    async forgive({ budget, key }) {
      held = held.filter(({ under }) => !under.some((count) => count.budget === budget && count.key === key));
      await stored.forgive({ budget, key }).catch((error: unknown) => {
        if (!isStorageFull(error)) throw error;
      });
    },
  };
}
