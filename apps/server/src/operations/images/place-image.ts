import { ConfigError } from '../../config.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { insistently } from './insistently.ts';

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** Images that are sent at the same time: a bucket needs some time to answer for each. */
const AT_ONCE = 8;

export interface ImagePlacer {
  /** Resolves when there is room for the next one; throws what went wrong with one before. */
  place(key: string, content: Buffer): Promise<void>;
  /** Resolves when all of them are there; answers how many. */
  settle(): Promise<number>;
}

/** Puts images where they are not yet; one of the same name that is another gives way only if that was said. */
export function createImagePlacer(store: BlobStore, { replace }: { readonly replace: boolean }): ImagePlacer {
  const underway = new Set<Promise<void>>();
  let count = 0;
  let failure: unknown = null;

  async function put(key: string, content: Buffer): Promise<void> {
    const there = await insistently(() => store.get(key));
    if (there !== null && content.equals(there)) return;
    if (there !== null && !replace)
      throw new ConfigError(`Another image ${key} is in the storage already; say --replace to replace it.`);
    await insistently(() => store.put(key, content, typeOf(key)));
    const kept = await insistently(() => store.get(key));
    if (kept === null || !content.equals(kept)) throw new Error(`The storage did not keep ${key} as it was`);
  }

  async function follow(work: Promise<void>): Promise<void> {
    try {
      await work;
      count += 1;
    } catch (error) {
      failure ??= error;
    }
  }

  return {
    async place(key, content) {
      const work = follow(put(key, content)).finally(() => underway.delete(work));
      underway.add(work);
      if (underway.size >= AT_ONCE) await Promise.race(underway);
      if (failure !== null) throw failure;
    },
    async settle() {
      await Promise.all(underway);
      if (failure !== null) throw failure;
      return count;
    },
  };
}

function typeOf(key: string): string {
  return TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}
