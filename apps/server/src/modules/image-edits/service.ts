import type { Actor, GifEdit, GifFacts, ImageRecipe } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { editGif } from '../../pictures/edit-gif.ts';
import { assetOfAddress } from '../assets/asset-address.ts';
import type { AssetKey, AssetRecord, AssetRepository } from '../assets/port.ts';
import type { AssetService } from '../assets/service.ts';
import type { RecipeRepository } from './port.ts';

export interface EditedGif {
  readonly before: GifFacts;
  readonly after: GifFacts;
  /** Stored image; null when it was not to be stored. */
  readonly asset: AssetRecord | null;
}

export interface ImageEditService {
  /**
   * Returns the recipe of an image of the caller; null for an image that was not made from another. Recipes of others are not
   * found: an original may show what was cut away.
   */
  recipe(actor: Actor, name: string): Promise<ImageRecipe | null>;
  /**
   * Stores the recipe of an image of the caller.
   * @throws AppError when the image is not the caller's, or the recipe names one that nobody may see
   */
  saveRecipe(actor: Actor, name: string, recipe: ImageRecipe): Promise<void>;
  /**
   * Edits an animated GIF.
   * @throws AppError `UNREADABLE_IMAGE` when the file is no animated GIF, or too large to be edited
   */
  editGif(actor: Actor, name: string, edit: GifEdit): Promise<EditedGif>;
}

export interface ImageEditDeps {
  readonly recipes: RecipeRepository;
  readonly images: AssetRepository;
  readonly assets: AssetService;
  readonly now: () => number;
}

export function createImageEditService({ recipes, images, assets, now }: ImageEditDeps): ImageEditService {
  async function ownImage(actor: Actor, name: string): Promise<AssetKey> {
    if (!(await images.find(actor.id, name))) throw new AppError('ASSET_NOT_FOUND');
    return { ownerId: actor.id, name };
  }

  return {
    async recipe(actor, name) {
      return recipes.find(await ownImage(actor, name));
    },

    async saveRecipe(actor, name, recipe) {
      const image = await ownImage(actor, name);
      const named = namedImages(recipe);
      for (const { ownerId, name: imageName, path } of named) {
        if (!(await images.findServed(ownerId, imageName))) throw unknownImage(path);
      }
      await recipes.save(image, recipe, named, now());
    },

    async editGif(actor, name, { owner, templateId, keep, ...edit }) {
      const file = await assets.open(owner ?? actor.id, name);
      if (!file) throw new AppError('ASSET_NOT_FOUND');
      const { content, before, after } = await editGif(file.content, edit);
      if (!keep) return { before, after, asset: null };
      const files = [{ originalName: file.record.originalName, content: Buffer.from(content) }];
      const { added } = await assets.upload(actor, files, { templateId: templateId ?? null, folder: null });
      return { before, after, asset: added[0] ?? null };
    },
  };
}

/** Returns the original and the stickers on it, each with its place in the recipe. */
function namedImages({ source, overlays }: ImageRecipe): readonly (AssetKey & { readonly path: string })[] {
  const stickers = overlays.flatMap((layer, index) =>
    layer.kind === 'sticker' ? [{ src: layer.src, path: `recipe.overlays.${index}.src` }] : [],
  );
  return [{ src: source.src, path: 'recipe.source.src' }, ...stickers].map(({ src, path }) => {
    const image = assetOfAddress(src);
    if (!image) throw unknownImage(path);
    return { ...image, path };
  });
}

function unknownImage(path: string): AppError {
  return new AppError('VALIDATION_FAILED', { details: [{ path, message: 'There is no such image.' }] });
}
