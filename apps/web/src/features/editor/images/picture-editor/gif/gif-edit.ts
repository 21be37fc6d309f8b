import { endpoints, type GifSettings, type ImageRecipe } from '@mailwright/contract';
import { type Answer, call } from '../../../../../shared/api/call.ts';
import { storedImage } from '../../../core/images/stored-image.ts';
import { frameOf } from '../recipe/new-recipe.ts';

const AS_IT_IS: GifSettings = { speed: 1, keepEvery: 1, colors: 256 };

export function gifSettings({ gif }: ImageRecipe): GifSettings {
  return gif ?? AS_IT_IS;
}

interface EditOptions {
  /** False only asks what it would be. */
  readonly keep: boolean;
  readonly templateId: string;
  readonly signal?: AbortSignal;
}

/**
 * Has the server make the GIF that a recipe describes.
 * @throws ApiError
 */
export async function editGif(
  recipe: ImageRecipe,
  { keep, templateId, signal }: EditOptions,
): Promise<Answer<typeof endpoints.assets.editGif>> {
  const source = storedImage(recipe.source.src);
  if (source === null) throw new Error('A GIF is edited where it is stored.');
  const { crop, resize } = recipe;
  const frame = frameOf(recipe);
  // Pixels that are not there would only make it heavier.
  const smaller = resize && resize.width <= frame.width && resize.height <= frame.height ? resize : null;
  const body = { owner: source.ownerId, keep, crop, resize: smaller, templateId, ...gifSettings(recipe) };
  return call(endpoints.assets.editGif, { params: { assetName: source.name }, body }, signal && { signal });
}
