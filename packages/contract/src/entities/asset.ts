import { z } from 'zod';
import { entityId } from './wire.ts';

/** An image of the library. */
export const asset = z.object({
  originalName: z.string(),
  /** Made from the hash of the content. */
  savedName: z.string(),
  /** Path under this server; documents store it as it is. */
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Bytes. */
  size: z.int().nonnegative(),
  contentType: z.enum(['image/png', 'image/jpeg', 'image/gif', 'image/webp']),
});

export const assetUploadFields = z.object({ templateId: entityId.optional() });

export type Asset = z.infer<typeof asset>;
