import { endpoints, type ImageRecipe } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import type { StoredImage } from '../../core/images/stored-image.ts';
import { movesAsGif } from '../../core/uploads/gif-frames.ts';
import { type LoadedPicture, loadPicture } from './draw/load-picture.ts';
import { newRecipe } from './recipe/new-recipe.ts';

/** Image that is opened: the original, the recipe by which the image was made from it, and its current shape. */
export interface OpenedImage {
  readonly picture: LoadedPicture;
  readonly recipe: ImageRecipe;
  /** Width by height of the image as it was opened. */
  readonly ratio: number;
  readonly animated: boolean;
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
  const { src, width, height, blob } = picture;
  const { width: shownWidth, height: shownHeight } = shown ?? picture;
  return {
    picture,
    recipe: recipe ?? newRecipe({ src, width, height }),
    ratio: shownWidth / shownHeight,
    animated: blob.type === 'image/gif' && movesAsGif(new Uint8Array(await blob.arrayBuffer())),
  };
}

async function recipeOf({ name }: StoredImage, signal: AbortSignal): Promise<ImageRecipe | null> {
  const { recipe } = await call(endpoints.assets.recipe, { params: { assetName: name } }, { signal });
  return recipe;
}
