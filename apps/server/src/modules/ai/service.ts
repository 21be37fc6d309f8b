import { type Actor, type AiImageRequest, type Features, LIMITS, ratioOf } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { Ai } from '../../integrations/ai/port.ts';
import { fitGenerated } from '../../pictures/fit-generated.ts';
import { readImage } from '../../pictures/read-image.ts';
import { shrinkPicture } from '../../pictures/shrink-picture.ts';
import { assetPath } from '../assets/asset-address.ts';
import { type PictureAddressDeps, pictureAtAddress } from '../assets/picture-at-address.ts';
import type { AssetService } from '../assets/service.ts';

/** Person who asks; their plan says which AI features they may use. */
type Asker = Actor & { readonly features: Pick<Features, 'aiImages'> };

/** Callback that pays for a call, and signal that is aborted when nobody waits for the call any more. */
interface Work {
  readonly consume: () => Promise<void>;
  readonly signal: AbortSignal;
}

export interface AiService {
  /** Makes pictures, adds them to the person's library, and returns their paths. */
  makeImages(asker: Asker, request: AiImageRequest, work: Work): Promise<readonly string[]>;
  suggestAlt(asker: Asker, picture: { readonly url: string; readonly language: string }, work: Work): Promise<string>;
}

export interface AiServiceDeps extends PictureAddressDeps {
  readonly ai: Ai;
  readonly assets: Pick<AssetService, 'store' | 'open'>;
}

/** Width, CSS pixels, and JPEG quality of the picture that is sent to a model. */
const SEEN = { width: 768, quality: 80 };
const NAME_LENGTH = 80;

export function createAiService({ ai, assets, fetch, ownAddresses }: AiServiceDeps): AiService {
  /** Returns the file of a picture; throws `ASSET_NOT_FOUND` whatever the reason why it cannot be read. */
  async function contentOf(address: string): Promise<Uint8Array> {
    return pictureAtAddress(address, { assets, fetch, ownAddresses }).catch((cause: unknown) => {
      if (!(cause instanceof AppError)) throw cause;
      throw new AppError('ASSET_NOT_FOUND', { cause });
    });
  }

  return {
    async makeImages(asker, request, { consume, signal }) {
      if (!ai.images) throw new AppError('NOT_CONFIGURED');
      if (!asker.features.aiImages) throw new AppError('PLAN_REQUIRED');
      await consume();
      const made = await ai.images.make(request, signal);
      const ready = await Promise.all(made.map((picture) => fitted(picture, request)));
      // Nobody waits for them any more: they would lie in the library unexplained.
      signal.throwIfAborted();
      const paths: string[] = [];
      for (const content of ready) {
        const place = { templateId: null, folder: null, inLibrary: true };
        const asset = await assets.store(asker, { content, originalName: nameOf(request.prompt), ...place });
        paths.push(assetPath(asset.ownerId, asset.savedName));
      }
      return paths;
    },

    async suggestAlt(asker, { url, language }, { consume, signal }) {
      if (!ai.altTexts) throw new AppError('NOT_CONFIGURED');
      if (!asker.features.aiImages) throw new AppError('PLAN_REQUIRED');
      const { content } = await readImage(await contentOf(url), asker.id);
      const seen = await shrinkPicture(content, SEEN.width, SEEN.quality);
      await consume();
      const text = cleanAlt(await ai.altTexts.describe(seen, language, signal));
      if (text === '') throw new AppError('AI_UNUSABLE', { cause: 'An empty text' });
      return text;
    },
  };
}

async function fitted(picture: Uint8Array, { aspectRatio }: AiImageRequest): Promise<Buffer> {
  try {
    return await fitGenerated(picture, ratioOf(aspectRatio), LIMITS.upload.compressedSide);
  } catch (cause) {
    throw new AppError('AI_UNUSABLE', { cause });
  }
}

/** Returns the prompt on one line, shortened: the name that the picture is found by in the library. */
function nameOf(prompt: string): string {
  return prompt
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .slice(0, NAME_LENGTH)
    .trimEnd();
}

/** Returns the text on one line, without the quotation marks that models like to put around a sentence. */
function cleanAlt(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  const [, inner] = /^["'“„«](.*)["'”“»]$/u.exec(line) ?? [];
  return (inner ?? line).trim().slice(0, LIMITS.library.alt);
}
