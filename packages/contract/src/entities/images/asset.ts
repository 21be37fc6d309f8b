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

/** Where an image came from that was not uploaded, and what whoever shows it owes. */
export const assetSource = z.object({
  /** Who it was taken from, as a person reads it, e.g. `Openverse`. */
  provider: z.string(),
  /** Its page there; '' for none. */
  page: z.string(),
  creator: z.string(),
  creatorUrl: z.string(),
  license: z.string(),
  licenseUrl: z.string(),
  /** The credit line that is owed; null where none is. */
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

/** Which images of a list: all of them where nothing is said. */
export const assetQuery = pageQuery.extend({
  /** A part of the name, or of an alternative text, in any case. */
  query: z.string().max(LIMITS.searchTerm.max).optional(),
  sort: z.enum(['newest', 'name', 'size']).default('newest'),
});

/** Which images of the library. */
export const libraryQuery = assetQuery.extend({
  /** An id of a folder; `none` for what lies in no folder. */
  folder: entityId.optional(),
});

/** What a person says of an image of the library; what is left out stays. */
export const assetChange = z.object({
  originalName: z.string().trim().min(1).max(LIMITS.name.max).optional(),
  folder: entityId.nullable().optional(),
  alt: altTexts.optional(),
});

/** A folder of the library; there is one level of them. */
export const assetFolder = z.object({ id: entityId, name: z.string(), count: z.int().nonnegative() });

export const assetFolderName = z.object({ name: z.string().trim().min(1).max(LIMITS.categoryName.max) });

/** Where an image is shown now. */
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
      /** Why the caller cannot put another image there now; null where they can. */
      refusal: z
        .enum(['FORBIDDEN', 'TEMPLATE_NOT_FOUND', 'TEMPLATE_LOCKED', 'TEMPLATE_SHARED', 'INVALID_TRANSITION'])
        .nullable(),
    }),
  ),
  /** How many there are in all, of others too. */
  total: z.int().nonnegative(),
});

/** Another image in the place of one, in these templates, or in all that the caller may edit. */
export const replaceImageRequest = z.object({
  by: assetName,
  templates: z.array(entityId).min(1).max(LIMITS.library.usageListed).optional(),
});

/** The mail as it is, and as it would be, whole. */
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
