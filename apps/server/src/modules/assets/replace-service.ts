import type { Actor, AssetUsage, BulkAnswer, ReplaceImageRequest, ReplacePreview } from '@mailwright/contract';
import type { ImageSwap } from '@mailwright/document';
import { AppError } from '../../app-error.ts';
import type { ReplaceImageService } from '../templates/replace-image/replace-image-service.ts';
import { assetPath } from './asset-address.ts';
import type { AssetRecord, AssetRepository } from './port.ts';

/** Replaces an image of a person's library by another one in their templates. */
export interface AssetReplaceService {
  replace(actor: Actor, name: string, request: ReplaceImageRequest, lock: number | undefined): Promise<BulkAnswer>;
  preview(actor: Actor, name: string, request: { readonly by: string; readonly id: string }): Promise<ReplacePreview>;
  /** Returns the templates that show an image, each with the reason why the caller cannot replace it there, if any. */
  usage(actor: Actor, name: string): Promise<AssetUsage>;
}

export interface AssetReplaceDeps {
  readonly assets: Pick<AssetRepository, 'findInLibrary' | 'usage' | 'shownIn'>;
  readonly replacing: ReplaceImageService;
}

export function createAssetReplaceService({ assets, replacing }: AssetReplaceDeps): AssetReplaceService {
  async function ownImage(actor: Actor, name: string): Promise<AssetRecord> {
    const record = await assets.findInLibrary(actor.id, name);
    if (!record) throw new AppError('ASSET_NOT_FOUND');
    return record;
  }

  return {
    async replace(actor, name, { by, templates }, lock) {
      const [image, other] = [await ownImage(actor, name), await ownImage(actor, by)];
      const ids = templates ?? (await assets.shownIn(image, actor.id));
      return replacing.replace(actor, ids, swapOf(image, other), lock);
    },

    async preview(actor, name, { by, id }) {
      const [image, other] = [await ownImage(actor, name), await ownImage(actor, by)];
      return replacing.preview(actor, id, swapOf(image, other));
    },

    async usage(actor, name) {
      const { templates, total } = await assets.usage(await ownImage(actor, name), actor.id);
      const judged = templates.map(async (template) => ({
        ...template,
        refusal: await replacing.refusal(actor, template.templateId),
      }));
      return { templates: await Promise.all(judged), total };
    },
  };
}

function swapOf(image: AssetRecord, other: AssetRecord): ImageSwap {
  const texts = Object.entries(image.alt).flatMap(([language, text]) => {
    const next = other.alt[language];
    return text !== '' && next !== undefined ? [[text, next] as const] : [];
  });
  return {
    from: assetPath(image.ownerId, image.savedName),
    to: assetPath(other.ownerId, other.savedName),
    width: other.width,
    alts: new Map(texts),
  };
}
