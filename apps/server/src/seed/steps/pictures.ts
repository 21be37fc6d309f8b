import { createAssetRepository } from '../../modules/assets/repository.ts';
import { blobKey, factsOf } from '../../modules/assets/service.ts';
import { type PngSettings, pngOf } from '../../pictures/draw-svg.ts';
import type { Picture } from '../content/pictures/draw.ts';
import { PICTURES } from '../content/pictures.ts';
import type { SeedContext, SeedStep } from '../seed-step.ts';
import { LIBRARIAN_ID } from './library-owner.ts';

/**
 * Settings that may not change: other bytes would get other names, and mails in existing databases name these pictures by
 * their content.
 */
const PACKED: PngSettings = { quality: 90, effort: 4, compressionLevel: 6 };

interface Rasterised {
  /** Name by which mails of the seed refer to it. */
  readonly key: string;
  readonly facts: ReturnType<typeof factsOf>;
  readonly content: Uint8Array;
  readonly inLibrary: boolean;
}

/** Stores the pictures of the seeded mails, most of which are the global image library as well. */
export const pictures: SeedStep = { name: '03-pictures', run: storePictures };

/** Pictures that are stored already stay as they are. */
export async function storePictures({ database, store, now }: SeedContext): Promise<void> {
  const assets = createAssetRepository(database);
  const drawn = await rasterisedPictures();
  const keys = drawn.map(({ facts }) => ({ ownerId: LIBRARIAN_ID, name: facts.savedName }));
  const stored = new Set((await assets.findAll(keys)).map(({ savedName }) => savedName));
  for (const { facts, content, inLibrary } of drawn) {
    if (stored.has(facts.savedName)) continue;
    await store.put(blobKey(LIBRARIAN_ID, facts.savedName), content, facts.contentType);
    await assets.add({ ...facts, ownerId: LIBRARIAN_ID, templateId: null, folder: null, inLibrary, now });
  }
}

/** Returns stored name and width of a picture; null when there is no such picture. */
export async function storedPicture(key: string): Promise<{ readonly name: string; readonly width: number } | null> {
  const found = (await rasterisedPictures()).find((picture) => picture.key === key);
  return found ? { name: found.facts.savedName, width: found.facts.width } : null;
}

let drawn: Promise<readonly Rasterised[]> | undefined;

function rasterisedPictures(): Promise<readonly Rasterised[]> {
  drawn ??= Promise.all(PICTURES.map(rasterise));
  return drawn;
}

async function rasterise({ name, svg, title, width, height, inLibrary }: Picture): Promise<Rasterised> {
  const content = await pngOf(svg, PACKED);
  const facts = factsOf({ content, contentType: 'image/png', extension: 'png', width, height }, `${title}.png`);
  return { key: name, facts, content, inLibrary };
}
