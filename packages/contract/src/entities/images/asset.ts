import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { MESSAGES } from '../../messages.ts';
import { entityId, pageQuery, timestamp } from '../wire.ts';

/** Alternative texts by language, e.g. `{ en: 'Red shoes', de: 'Rote Schuhe' }`. */
export const altTexts = z
  .record(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.string().max(LIMITS.library.alt))
  .refine((texts) => Object.keys(texts).length <= LIMITS.library.languages, { error: 'These are too many languages.' });

/** Name of a stored image: the hash of its content. */
export const assetName = z.string().regex(/^[\w-]+\.(png|jpe?g|gif|webp)$/);

/** Origin of an image that was not uploaded, and the credit that its use requires. */
export const assetSource = z.object({
  /** Display name of the provider, e.g. `Openverse`. */
  provider: z.string(),
  /** Address of the image's page at the provider; '' for none. */
  page: z.string(),
  creator: z.string(),
  creatorUrl: z.string(),
  license: z.string(),
  licenseUrl: z.string(),
  /** Credit line that must be shown with the image; null when none is required. */
  attribution: z.string().nullable(),
});

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
  /** The folder it lies in; null for none. */
  folder: entityId.nullable(),
  alt: altTexts,
  /** Null for what was uploaded. */
  source: assetSource.nullable(),
  createdAt: timestamp,
});

export const assetUploadFields = z.object({ templateId: entityId.optional(), folder: entityId.optional() });

/** An address of a picture that is copied to the library. */
export const assetAddress = assetUploadFields.extend({
  url: z.string().trim().min(1, MESSAGES.imageUrlRequired).max(2048),
});

/** Filter and order of a list of images; without a filter, all images. */
export const assetQuery = pageQuery.extend({
  /** A part of the name, or of an alternative text, in any case. */
  query: z.string().max(LIMITS.searchTerm.max).optional(),
  sort: z.enum(['newest', 'name', 'size']).default('newest'),
});

/** Filter and order of the library's images. */
export const libraryQuery = assetQuery.extend({
  /** Id of a folder; `none` for images in no folder. */
  folder: entityId.optional(),
});

/** Changes to an image of the library; fields that are left out stay as they are. */
export const assetChange = z.object({
  originalName: z.string().trim().min(1).max(LIMITS.name.max).optional(),
  folder: entityId.nullable().optional(),
  alt: altTexts.optional(),
});

/** A folder of the library; there is one level of them. */
export const assetFolder = z.object({ id: entityId, name: z.string(), count: z.int().nonnegative() });

export const assetFolderName = z.object({ name: z.string().trim().min(1).max(LIMITS.categoryName.max) });

/** Current uses of an image. */
export const assetUsage = z.object({
  /** Templates that the caller may read, last edited first; at most 100. */
  templates: z.array(
    z.object({
      templateId: entityId,
      name: z.string(),
      /** A module, instead of a template. */
      isModule: z.boolean(),
      status: z.enum(['draft', 'published', 'deleted']),
      isOwner: z.boolean(),
      lastModified: timestamp,
      /** Reason why the caller cannot replace the image there now; null when they can. */
      refusal: z
        .enum(['FORBIDDEN', 'TEMPLATE_NOT_FOUND', 'TEMPLATE_LOCKED', 'TEMPLATE_SHARED', 'INVALID_TRANSITION'])
        .nullable(),
    }),
  ),
  /** Number of all uses, including those the caller may not read. */
  total: z.int().nonnegative(),
});

/** Replaces an image by another in these templates, or in all that the caller may edit. */
export const replaceImageRequest = z.object({
  by: assetName,
  templates: z.array(entityId).min(1).max(LIMITS.library.usageListed).optional(),
});

/** HTML of the whole mail before and after the replacement. */
export const replacePreview = z.object({ before: z.string(), after: z.string() });

export type Asset = z.infer<typeof asset>;
export type AssetSource = z.infer<typeof assetSource>;
export type AltTexts = z.infer<typeof altTexts>;
export type AssetQuery = z.output<typeof assetQuery>;
export type LibraryQuery = z.output<typeof libraryQuery>;
export type AssetChange = z.output<typeof assetChange>;
export type AssetFolder = z.infer<typeof assetFolder>;
export type ReplaceImageRequest = z.output<typeof replaceImageRequest>;
export type ReplacePreview = z.infer<typeof replacePreview>;
export type AssetUsage = z.infer<typeof assetUsage>;
