import { createHash } from 'node:crypto';
import {
  type Actor,
  type AssetChange,
  type AssetQuery,
  type AssetSource,
  type ErrorDetail,
  LIMITS,
  type LibraryQuery,
} from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { ReceivedFile } from '../../http/upload.ts';
import { type ReadImage, readImage } from '../../pictures/read-image.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import { assetOfAddress } from './asset-address.ts';
import type { AssetFacts, AssetFolderRepository, AssetRecord, AssetRepository, NewAsset } from './port.ts';

/** Result of an upload: the images that were added, and the files that were refused, each by its name with the reason. */
export interface Uploaded {
  readonly added: readonly AssetRecord[];
  readonly refused: readonly ErrorDetail[];
}

/** Template and folder that an uploaded image belongs to, besides the library. */
export interface UploadPlace {
  readonly templateId: string | null;
  readonly folder: string | null;
}

/** Image that this server made or fetched. */
export interface NewImage extends ReceivedFile, UploadPlace {
  /** False keeps it out of the library: it can be used only in that template. */
  readonly inLibrary: boolean;
  /** Origin of the image. */
  readonly source?: AssetSource;
}

export interface AssetService {
  /**
   * Adds uploaded images.
   * @throws AppError when none of the files is an image
   */
  upload(actor: Actor, files: readonly ReceivedFile[], place: UploadPlace): Promise<Uploaded>;
  /**
   * Stores an image that this server made or fetched, checked like an uploaded one.
   * @throws AppError when it is no image, or the place is not the caller's
   */
  store(actor: Actor, image: NewImage): Promise<AssetRecord>;
  listLibrary(actor: Actor, query: LibraryQuery): Promise<readonly AssetRecord[]>;
  listOfTemplate(actor: Actor, templateId: string, query: AssetQuery): Promise<readonly AssetRecord[]>;
  /** Adds an image of the library to those of a template; refused where it is among them. */
  copyToTemplate(actor: Actor, templateId: string, name: string): Promise<AssetRecord>;
  /**
   * Removes an image from a template's images, by its address as documents name it. A mail that shows the image still shows it.
   */
  removeFromTemplate(actor: Actor, templateId: string, url: string): Promise<void>;
  update(actor: Actor, name: string, change: AssetChange): Promise<AssetRecord>;
  removeFromLibrary(actor: Actor, name: string): Promise<void>;
  /** Returns the file as anybody may fetch it; null when there is none, or nothing shows it any more. */
  open(ownerId: string, name: string): Promise<{ readonly content: Uint8Array; readonly record: AssetRecord } | null>;
}

export interface AssetServiceDeps {
  readonly assets: AssetRepository;
  readonly folders: AssetFolderRepository;
  readonly store: BlobStore;
  readonly now: () => number;
  /** Throws when the caller may not do this with the template. */
  readonly requireTemplate: (actor: Actor, templateId: string, action: 'read' | 'edit') => Promise<void>;
}

export function createAssetService(deps: AssetServiceDeps): AssetService {
  const { assets, folders, store, now, requireTemplate } = deps;

  /** Stores the files, then lists them all at once: a failed upload leaves nothing that anybody sees. */
  async function keep(
    ownerId: string,
    files: readonly { readonly image: ReadImage; readonly originalName: string }[],
    place: Pick<NewAsset, 'templateId' | 'folder' | 'inLibrary' | 'source'>,
  ): Promise<AssetRecord[]> {
    const kept: NewAsset[] = [];
    for (const { image, originalName } of files) {
      const facts = factsOf(image, originalName);
      await store.put(blobKey(ownerId, facts.savedName), image.content, facts.contentType);
      kept.push({ ...facts, ownerId, ...place, now: now() });
    }
    try {
      await assets.addAll(kept);
    } catch (error) {
      // A folder that was removed meanwhile leaves its images in the library, and so those on their way to it.
      if (place.folder === null || (await folders.find(ownerId, place.folder))) throw error;
      await assets.addAll(kept.map((asset) => ({ ...asset, folder: null })));
    }
    return Promise.all(kept.map(({ savedName }) => stored(ownerId, savedName)));
  }

  async function stored(ownerId: string, name: string): Promise<AssetRecord> {
    const record = await assets.find(ownerId, name);
    if (!record) throw new AppError('ASSET_NOT_FOUND');
    return record;
  }

  async function ownImage(actor: Actor, name: string): Promise<AssetRecord> {
    const record = await assets.findInLibrary(actor.id, name);
    if (!record) throw new AppError('ASSET_NOT_FOUND');
    return record;
  }

  async function requireFolder(actor: Actor, id: string | null): Promise<void> {
    if (id !== null && !(await folders.find(actor.id, id))) throw new AppError('FOLDER_NOT_FOUND');
  }

  async function requirePlace(actor: Actor, { templateId, folder }: UploadPlace): Promise<void> {
    if (templateId !== null) await requireTemplate(actor, templateId, 'edit');
    await requireFolder(actor, folder);
  }

  return {
    async upload(actor, files, { templateId, folder }) {
      if (files.length === 0) throw noFile();
      await requirePlace(actor, { templateId, folder });
      const { images, failures } = await readAll(files, actor.id);
      const refused = failures.flatMap(({ details }) => details ?? []);
      const [first] = failures;
      if (first && images.length === 0) throw new AppError(first.code, { ...first.extras, details: refused });
      return { added: await keep(actor.id, images, { templateId, folder, inLibrary: true }), refused };
    },

    async store(actor, { content, originalName, ...place }) {
      await requirePlace(actor, place);
      const image = await readImage(content, actor.id);
      const [asset] = await keep(actor.id, [{ image, originalName }], place);
      if (!asset) throw new Error('A file makes an asset');
      return asset;
    },

    listLibrary: (actor, query) => assets.listLibrary(actor.id, query),

    async listOfTemplate(actor, templateId, query) {
      await requireTemplate(actor, templateId, 'read');
      return assets.listOfTemplate(templateId, query);
    },

    async copyToTemplate(actor, templateId, name) {
      await requireTemplate(actor, templateId, 'edit');
      const image = await ownImage(actor, name);
      if (!(await assets.addToTemplate(image, templateId, now()))) throw new AppError('ASSET_IN_TEMPLATE');
      return image;
    },

    async removeFromTemplate(actor, templateId, url) {
      await requireTemplate(actor, templateId, 'edit');
      const image = assetOfAddress(url);
      const removed = image && (await assets.removeFromTemplate(templateId, image.ownerId, image.name));
      if (!removed) throw new AppError('ASSET_NOT_FOUND');
    },

    async update(actor, name, change) {
      const { originalName, folder, alt } = { ...(await ownImage(actor, name)), ...change };
      await requireFolder(actor, folder);
      await assets.updateInLibrary(actor.id, name, { originalName: listedName(originalName), folder, alt });
      return ownImage(actor, name);
    },

    async removeFromLibrary(actor, name) {
      if (!(await assets.removeFromLibrary(actor.id, name))) throw new AppError('ASSET_NOT_FOUND');
    },

    async open(ownerId, name) {
      const record = await assets.findServed(ownerId, name);
      const content = record && (await store.get(blobKey(ownerId, name)));
      return content ? { content, record } : null;
    },
  };
}

/** Returns the key of a file in the storage. */
export function blobKey(ownerId: string, name: string): string {
  return `assets/${ownerId}/${name}`;
}

/**
 * Returns the facts about an image. Its name comes from the content: the same picture is stored once, and an address never
 * shows another picture.
 */
export function factsOf(image: ReadImage, originalName: string): AssetFacts {
  const hash = createHash('sha256').update(image.content).digest('base64url').slice(0, 32);
  return {
    savedName: `${hash}.${image.extension}`,
    originalName: listedName(originalName),
    contentType: image.contentType,
    width: image.width,
    height: image.height,
    size: image.content.length,
  };
}

/**
 * Characters that are invisible or change the reading direction; without them the file ending that people read is the real one.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;

/**
 * Returns a file's name as it is listed: one line, in the order in which it was written, with no half of a character at its
 * end.
 */
function listedName(name: string): string {
  const seen = name.replace(UNSEEN, '').trim();
  const cut = seen.slice(0, LIMITS.name.max);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1).toWellFormed()) || 'file';
}

interface ReadFiles {
  readonly images: readonly { readonly image: ReadImage; readonly originalName: string }[];
  readonly failures: readonly Refusal[];
}

interface Refusal extends Pick<AppError, 'code' | 'extras'> {
  readonly details: readonly ErrorDetail[];
}

/** Reads every file; a file that is no image does not stop the others. */
async function readAll(files: readonly ReceivedFile[], person: string): Promise<ReadFiles> {
  const images: { readonly image: ReadImage; readonly originalName: string }[] = [];
  const failures: Refusal[] = [];
  for (const { originalName, content, isCut } of files) {
    try {
      if (isCut) throw new AppError('IMAGE_TOO_LARGE');
      images.push({ image: await readImage(content, person), originalName });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const details = [{ path: listedName(originalName), message: error.sentence }];
      failures.push({ code: error.code, extras: error.extras, details });
    }
  }
  return { images, failures };
}

/** Returns the error for an upload without a file. */
export function noFile(): AppError {
  return new AppError('VALIDATION_FAILED', { details: [{ path: 'files[]', message: 'Choose a file.' }] });
}
