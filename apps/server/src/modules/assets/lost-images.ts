import { newId } from '../../db/new-id.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import type { AssetKey, AssetRepository } from './port.ts';
import { blobKey } from './service.ts';

/** Images that the database names and the storage lacks. */
export interface LostImages {
  /** Number of images that were looked for in the storage. */
  readonly examined: number;
  readonly missing: number;
  /** Keys in the storage of the first missing images. */
  readonly keys: readonly string[];
}

/** Most keys of missing images that are reported. */
const NAMED = 5;

/** Rows read from the database at a time. */
const PAGE = 5000;

/** Number of images in a sample, number of random starts they are drawn from, and number of images looked for at once. */
const SAMPLE = { size: 50, starts: 10, atOnce: 10 };

/** Time a sample is used again, and time a sample with missing images is used again, milliseconds. */
const FRESH = { whole: 600_000, lacking: 60_000 };

const FIRST: AssetKey = { ownerId: '', name: '' };

type Keys = Pick<AssetRepository, 'keysAfter'>;

/** Compares all images of the database with all files of the storage. Images that arrive meanwhile are not missing. */
export async function findLostImages(assets: Keys, store: BlobStore): Promise<LostImages> {
  const named = new Set<string>();
  for (let after: AssetKey | undefined = FIRST; after; ) {
    const page: readonly AssetKey[] = await assets.keysAfter(after, PAGE);
    for (const { ownerId, name } of page) named.add(blobKey(ownerId, name));
    after = page.length === PAGE ? page.at(-1) : undefined;
  }
  const examined = named.size;
  for await (const key of store.list()) named.delete(key);
  return { examined, missing: named.size, keys: [...named].slice(0, NAMED) };
}

/** Looks for a few images in the storage, again when the last result is too old. */
export interface ImageSample {
  /**
   * Returns the result of the latest look.
   * @throws the error of the database or the storage
   */
  look(): Promise<LostImages>;
}

/**
 * @param now returns the time, milliseconds since 1970
 * @param onLost called when a look finds missing images
 */
export function createImageSample(
  assets: Keys,
  store: BlobStore,
  now: () => number,
  onLost: (found: LostImages) => void,
): ImageSample {
  let latest: { readonly found: Promise<LostImages>; until: number } | null = null;
  return {
    look() {
      if (latest && now() < latest.until) return latest.found;
      const look = { found: lookForSample(assets, store), until: now() + FRESH.whole };
      const shorten = () => {
        look.until = now() + FRESH.lacking;
      };
      look.found.then((found) => {
        if (found.missing === 0) return;
        shorten();
        onLost(found);
      }, shorten);
      latest = look;
      return look.found;
    },
  };
}

async function lookForSample(assets: Keys, store: BlobStore): Promise<LostImages> {
  const keys = await sampleOf(assets);
  const missing: string[] = [];
  for (let at = 0; at < keys.length; at += SAMPLE.atOnce) {
    const part = keys.slice(at, at + SAMPLE.atOnce);
    const there = await Promise.all(part.map((key) => store.has(key)));
    missing.push(...part.filter((_, index) => there[index] === false));
  }
  return { examined: keys.length, missing: missing.length, keys: missing.slice(0, NAMED) };
}

/** Returns keys from random places without reading the whole table; all keys when there are few. */
async function sampleOf(assets: Keys): Promise<string[]> {
  const first = await assets.keysAfter(FIRST, SAMPLE.size);
  if (first.length < SAMPLE.size) return first.map(({ ownerId, name }) => blobKey(ownerId, name));
  const drawn = new Set<string>();
  for (let start = 0; start < SAMPLE.starts; start += 1) {
    // Ids of owners and names of images are random, so a random key lies anywhere among them.
    const [found = first[0]] = await assets.keysAfter({ ownerId: newId(), name: '' }, 1);
    const ownerId = found?.ownerId ?? '';
    const images = await assets.keysAfter({ ownerId, name: newId() }, SAMPLE.size / SAMPLE.starts);
    for (const image of images) drawn.add(blobKey(image.ownerId, image.name));
  }
  return [...drawn];
}
