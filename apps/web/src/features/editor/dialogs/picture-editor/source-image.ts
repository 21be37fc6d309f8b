import { endpoints, type ImageRecipe } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import { type LoadedPicture, loadPicture } from './draw/load-picture.ts';
import { newRecipe } from './recipe/new-recipe.ts';

/** An image that is stored here. */
export interface StoredImage {
  readonly ownerId: string;
  readonly name: string;
  /** Path under this server. */
  readonly src: string;
}

/** What is opened: the original, how the image was made of it, and the shape it has now. */
export interface OpenedImage {
  readonly picture: LoadedPicture;
  readonly recipe: ImageRecipe;
  /** Width by height of the image as it was opened. */
  readonly ratio: number;
  readonly animated: boolean;
}

const STORED = /^\/api\/v2\/assets\/user\/([\w-]+)\/asset\/([\w-]+\.(?:png|jpe?g|gif|webp))$/;
const GIF_FRAME = [0x21, 0xf9, 0x04];

/** The stored image of an address; null for one that is elsewhere. */
export function storedImage(address: string): StoredImage | null {
  if (!URL.canParse(address, location.origin)) return null;
  const { origin, pathname } = new URL(address, location.origin);
  const [src, ownerId, name] = STORED.exec(pathname) ?? [];
  return origin === location.origin && src && ownerId && name ? { src, ownerId, name } : null;
}

/**
 * Fetches an image to edit it: its original with every step, where it was made here by this person.
 * @throws Error when it cannot be fetched or read
 */
export async function openImage(image: StoredImage, accountId: string, signal: AbortSignal): Promise<OpenedImage> {
  const recipe = image.ownerId === accountId ? await recipeOf(image, signal) : null;
  const shown = recipe && (await loadPicture(image.src, signal));
  shown?.preview.close();
  const picture = await loadPicture(recipe?.source.src ?? image.src, signal);
  const { src, width, height } = picture;
  const { width: shownWidth, height: shownHeight } = shown ?? picture;
  return {
    picture,
    recipe: recipe ?? newRecipe({ src, width, height }),
    ratio: shownWidth / shownHeight,
    animated: await isAnimatedGif(picture.blob),
  };
}

async function recipeOf({ name }: StoredImage, signal: AbortSignal): Promise<ImageRecipe | null> {
  const { recipe } = await call(endpoints.assets.recipe, { params: { assetName: name } }, { signal });
  return recipe;
}

/** A GIF with more than one frame: each says before it how long it is shown. */
async function isAnimatedGif(blob: Blob): Promise<boolean> {
  if (blob.type !== 'image/gif') return false;
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let frames = 0;
  for (let at = bytes.indexOf(0x21); at >= 0 && frames < 2; at = bytes.indexOf(0x21, at + 1)) {
    if (GIF_FRAME.every((byte, index) => bytes[at + index] === byte)) frames += 1;
  }
  return frames > 1;
}
