import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { entityId } from '../wire.ts';
import { altTexts, asset } from './asset.ts';

const imageAddress = z.string().min(1).max(2048);

export const imageFactsRequest = z.object({ urls: z.array(imageAddress).max(LIMITS.images.factsPerCall) });

/** Facts of a stored image, found by its address. */
export const imageFacts = asset
  .pick({ savedName: true, width: true, height: true, size: true, contentType: true })
  .extend({
    /** Address as it was requested. */
    url: z.string(),
    /** True when the image is in the caller's own library, where they may edit its texts. */
    inLibrary: z.boolean(),
    /** Alternative texts from the caller's library; never those of another person. */
    alt: altTexts,
  });

export const smallerImageRequest = z.object({
  url: imageAddress,
  /** Largest width of the new image, pixels. */
  width: z.int().min(1).max(LIMITS.images.widest),
  /** Template that will show the new image. */
  templateId: entityId,
});

export type ImageFacts = z.infer<typeof imageFacts>;
export type SmallerImageRequest = z.infer<typeof smallerImageRequest>;
