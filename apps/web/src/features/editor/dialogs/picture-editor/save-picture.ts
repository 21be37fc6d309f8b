import { type Asset, endpoints, type ImageRecipe } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import { prepareImage } from '../../session/uploads/prepare-image.ts';
import { uploadImage } from '../../session/uploads/upload-image.ts';
import { drawPicture } from './draw/draw-picture.ts';
import type { LoadedPicture } from './draw/load-picture.ts';

interface SaveOptions {
  readonly templateId: string;
  /** Name of the new image; the right extension is added to it. */
  readonly name: string;
  readonly signal: AbortSignal;
}

/**
 * Draws the picture, makes it light enough and stores it as an image of its own, with the recipe beside it. The original
 * stays. Done again after a failure it starts over; what arrived before is the same image.
 * @throws Error when one of these fails
 */
export async function savePicture(
  recipe: ImageRecipe,
  picture: LoadedPicture,
  { templateId, name, signal }: SaveOptions,
): Promise<Asset> {
  const drawn = await drawPicture(recipe, picture);
  const ending = drawn.type === 'image/jpeg' ? 'jpg' : 'png';
  const file = await prepareImage(new File([drawn], `${name}.${ending}`, { type: drawn.type }), signal);
  const asset = await uploadImage(file, { templateId, folder: undefined, signal, onProgress: () => undefined });
  await call(endpoints.assets.saveRecipe, { params: { assetName: asset.savedName }, body: { recipe } }, { signal });
  return asset;
}
