import type { Actor, ImageFacts, SmallerImageRequest } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { lighterPicture } from '../../pictures/lighter-picture.ts';
import { assetOfAddress, assetPath } from '../assets/asset-address.ts';
import type { AssetRecord, AssetRepository } from '../assets/port.ts';
import type { AssetService } from '../assets/service.ts';

export interface ImageFactsService {
  /** Returns the facts about those addresses that are stored images, each with the address as given. */
  list(actor: Actor, urls: readonly string[]): Promise<readonly ImageFacts[]>;
  /** Makes a lighter version of an image for the template alone; returns the image itself when no version is lighter. */
  smaller(actor: Actor, request: SmallerImageRequest): Promise<ImageFacts>;
}

export interface ImageFactsDeps {
  readonly images: Pick<AssetRepository, 'findAll'>;
  readonly assets: AssetService;
}

/** Largest share of the original's size for a new version: saving less is not worth the loss of quality. */
const LIGHTER = 0.9;

export function createImageFactsService({ images, assets }: ImageFactsDeps): ImageFactsService {
  async function list(actor: Actor, urls: readonly string[]): Promise<readonly ImageFacts[]> {
    const asked = urls.flatMap((url) => {
      const image = assetOfAddress(url);
      return image ? [{ url, ...image }] : [];
    });
    const found = await images.findAll(asked);
    return asked.flatMap(({ url, ownerId, name }) => {
      const record = found.find((each) => each.ownerId === ownerId && each.savedName === name);
      return record ? [present(record, url, actor)] : [];
    });
  }

  return {
    list,

    async smaller(actor, { url, width, templateId }) {
      const image = assetOfAddress(url);
      const file = image && (await assets.open(image.ownerId, image.name));
      if (!file) throw new AppError('ASSET_NOT_FOUND');
      const content = Buffer.from(await lighterPicture(file.content, width));
      const { originalName } = file.record;
      const place = { templateId, folder: null, inLibrary: false };
      if (content.length > file.record.size * LIGHTER) return factsOf(actor, url);
      const made = await assets.store(actor, { content, originalName, ...place });
      return factsOf(actor, assetPath(made.ownerId, made.savedName));
    },
  };

  async function factsOf(actor: Actor, url: string): Promise<ImageFacts> {
    const [facts] = await list(actor, [url]);
    if (!facts) throw new AppError('ASSET_NOT_FOUND');
    return facts;
  }
}

/** Returns the facts about an image; folder membership and alternative texts only for the owner of the library. */
function present(record: AssetRecord, url: string, actor: Actor): ImageFacts {
  const { savedName, width, height, size, contentType } = record;
  const inLibrary = record.inLibrary && record.ownerId === actor.id;
  return { url, savedName, width, height, size, contentType, inLibrary, alt: inLibrary ? record.alt : {} };
}
