import { createHash } from 'node:crypto';
import { type Actor, LIMITS } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import type { ReceivedFile } from '../../http/upload.ts';
import { type ReadImage, readImage } from '../../pictures/read-image.ts';
import type { BlobStore } from '../../storage/blob-store.ts';
import type { AssetRecord, AssetRepository, NewAsset } from './port.ts';

export interface AssetService {
  upload(actor: Actor, files: readonly ReceivedFile[], templateId: string | null): Promise<readonly AssetRecord[]>;
  /** An image made for one template; the library does not list it. The caller has checked that they may edit it. */
  addToTemplate(actor: Actor, file: ReceivedFile, templateId: string): Promise<AssetRecord>;
  listLibrary(actor: Actor): Promise<readonly AssetRecord[]>;
  listOfTemplate(actor: Actor, templateId: string): Promise<readonly AssetRecord[]>;
  removeFromLibrary(actor: Actor, name: string): Promise<void>;
  /** The file as anybody may fetch it; null when there is none, or nothing shows it any more. */
  open(ownerId: string, name: string): Promise<{ readonly content: Uint8Array; readonly record: AssetRecord } | null>;
}

export interface AssetServiceDeps {
  readonly assets: AssetRepository;
  readonly store: BlobStore;
  readonly now: () => number;
  /** Throws what the caller is told when they may not do this with the template. */
  readonly requireTemplate: (actor: Actor, templateId: string, action: 'read' | 'edit') => Promise<void>;
}

export function createAssetService({ assets, store, now, requireTemplate }: AssetServiceDeps): AssetService {
  /** Nothing is listed before all of it is stored: an upload that failed has left nothing that anybody sees. */
  async function keep(
    ownerId: string,
    files: readonly { readonly image: ReadImage; readonly originalName: string }[],
    place: Pick<NewAsset, 'templateId' | 'inLibrary'>,
  ): Promise<AssetRecord[]> {
    const kept: AssetRecord[] = [];
    for (const { image, originalName } of files) {
      const asset = { ...factsOf(image, originalName), ownerId };
      await store.put(blobKey(ownerId, asset.savedName), image.content, asset.contentType);
      kept.push(asset);
    }
    await assets.addAll(kept.map((asset) => ({ ...asset, ...place, now: now() })));
    return kept;
  }

  return {
    async upload(actor, files, templateId) {
      if (files.length === 0) throw noFile();
      if (templateId !== null) await requireTemplate(actor, templateId, 'edit');
      // All are read before one is stored: a broken file among twenty leaves nothing behind.
      return keep(actor.id, await readAll(files), { templateId, inLibrary: true });
    },

    async addToTemplate(actor, file, templateId) {
      const kept = await keep(actor.id, await readAll([file]), { templateId, inLibrary: false });
      const [asset] = kept;
      if (!asset) throw new Error('A file makes an asset');
      return asset;
    },

    listLibrary: (actor) => assets.listLibrary(actor.id),

    async listOfTemplate(actor, templateId) {
      await requireTemplate(actor, templateId, 'read');
      return assets.listOfTemplate(templateId);
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

/** Where a file lies in the store. */
export function blobKey(ownerId: string, name: string): string {
  return `assets/${ownerId}/${name}`;
}

/** Name from the content: the same picture is stored once, and an address never shows another picture. */
export function factsOf(image: ReadImage, originalName: string): Omit<AssetRecord, 'ownerId'> {
  const hash = createHash('sha256').update(image.content).digest('base64url').slice(0, 32);
  return {
    savedName: `${hash}.${image.extension}`,
    originalName: originalName.slice(0, LIMITS.name.max),
    contentType: image.contentType,
    width: image.width,
    height: image.height,
    size: image.content.length,
  };
}

async function readAll(files: readonly ReceivedFile[]) {
  const images: { readonly image: ReadImage; readonly originalName: string }[] = [];
  for (const file of files) images.push({ image: await readOne(file), originalName: file.originalName });
  return images;
}

/** Names the file that cannot be read, among perhaps twenty. */
async function readOne(file: ReceivedFile): Promise<ReadImage> {
  try {
    return await readImage(file.content);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const details = [{ path: file.originalName, message: error.message }];
    throw new AppError(error.code, { ...error.extras, details, cause: error });
  }
}

function noFile(): AppError {
  return new AppError('VALIDATION_FAILED', { details: [{ path: 'files[]', message: 'Choose a file.' }] });
}
