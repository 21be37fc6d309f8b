import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { entityId } from '../wire.ts';
import { altTexts, asset } from './asset.ts';

const imageAddress = z.string().min(1).max(2048);

export const imageFactsRequest = z.object({ urls: z.array(imageAddress).max(LIMITS.images.factsPerCall) });

/** What is known of a stored image by its address. */
export const imageFacts = asset
  .pick({ savedName: true, width: true, height: true, size: true, contentType: true })
  .extend({
    /** As it was asked for. */
    url: z.string(),
    /** Whether it is in the caller's own library, where they may describe it. */
    inLibrary: z.boolean(),
    /** Texts of the caller's library; none of another's. */
    alt: altTexts,
  });

export const smallerImageRequest = z.object({
  url: imageAddress,
  /** Pixels it is to be wide at most. */
  width: z.int().min(1).max(LIMITS.images.widest),
  /** The template that is to show it. */
  templateId: entityId,
});

export type ImageFacts = z.infer<typeof imageFacts>;
export type SmallerImageRequest = z.infer<typeof smallerImageRequest>;
