import type { Asset } from '@mailwright/contract';

type AssetFacts = Omit<Asset, 'url'>;

export interface AssetRecord extends AssetFacts {
  /** Whose folder the file lies in. */
  readonly ownerId: string;
}

export interface NewAsset extends AssetFacts {
  readonly ownerId: string;
  /** The template it was uploaded for, besides the library. */
  readonly templateId: string | null;
  /** False keeps it out of the library: it is of use in that template only. */
  readonly inLibrary: boolean;
  readonly now: number;
}

/** What is known of stored images; their bytes are in the BlobStore. */
export interface AssetRepository {
  /** The same content of the same owner is one image: adding it to the library again brings it back there. */
  add(asset: NewAsset): Promise<void>;
  /** All of them or none. */
  addAll(assets: readonly NewAsset[]): Promise<void>;
  /** Newest first. */
  listLibrary(ownerId: string): Promise<readonly AssetRecord[]>;
  listOfTemplate(templateId: string): Promise<readonly AssetRecord[]>;
  /** False when the library has no such image. */
  removeFromLibrary(ownerId: string, name: string): Promise<boolean>;
  /** An image that is in the library, of a template, or named by any body; else null. */
  findServed(ownerId: string, name: string): Promise<AssetRecord | null>;
}
