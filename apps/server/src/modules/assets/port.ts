import type {
  AltTexts,
  Asset,
  AssetFolder,
  AssetQuery,
  AssetSource,
  AssetUsage,
  LibraryQuery,
} from '@mailwright/contract';

/** Facts read from the stored file itself. */
export type AssetFacts = Omit<Asset, 'url' | 'folder' | 'alt' | 'source' | 'createdAt'>;

/** Owner and name of an image, which identify it. */
export interface AssetKey {
  readonly ownerId: string;
  readonly name: string;
}

export interface AssetRecord extends AssetFacts {
  /** Person whose folder of the storage holds the file. */
  readonly ownerId: string;
  readonly folder: string | null;
  readonly alt: AltTexts;
  readonly source: AssetSource | null;
  readonly inLibrary: boolean;
  readonly created: number;
}

export interface NewAsset extends AssetFacts {
  readonly ownerId: string;
  /** The template it was uploaded for, besides the library. */
  readonly templateId: string | null;
  readonly folder: string | null;
  /** False keeps it out of the library: it is of use in that template only. */
  readonly inLibrary: boolean;
  /** Origin of the image; absent for an uploaded image. */
  readonly source?: AssetSource;
  readonly now: number;
}

/** Values of an image of the library that can be changed. */
export interface AssetUpdate {
  readonly originalName: string;
  readonly folder: string | null;
  readonly alt: AltTexts;
}

/** Templates that show an image, before it is checked what the caller may do there. */
export interface FoundUsage {
  readonly templates: readonly Omit<AssetUsage['templates'][number], 'refusal'>[];
  readonly total: number;
}

/** Stores facts about images; their bytes are in the BlobStore. */
export interface AssetRepository {
  /**
   * The same content of the same owner is one image. Adding it to the library again brings it back there; one that is
   * there keeps its name, its age and its folder, unless another folder is named.
   */
  add(asset: NewAsset): Promise<void>;
  /** All of them or none. */
  addAll(assets: readonly NewAsset[]): Promise<void>;
  find(ownerId: string, name: string): Promise<AssetRecord | null>;
  /** Returns at most `limit` images of all owners that come after `key`, by owner and name. */
  keysAfter(key: AssetKey, limit: number): Promise<readonly AssetKey[]>;
  /** Those of them that are stored, in no order. */
  findAll(images: readonly AssetKey[]): Promise<readonly AssetRecord[]>;
  /** Null when the library has no such image. */
  findInLibrary(ownerId: string, name: string): Promise<AssetRecord | null>;
  listLibrary(ownerId: string, query: LibraryQuery): Promise<readonly AssetRecord[]>;
  /** Those added to the template and those its body names. */
  listOfTemplate(templateId: string, query: AssetQuery): Promise<readonly AssetRecord[]>;
  updateInLibrary(ownerId: string, name: string, change: AssetUpdate): Promise<void>;
  /** False when the library has no such image. */
  removeFromLibrary(ownerId: string, name: string): Promise<boolean>;
  /** False when it is among the template's images already. */
  addToTemplate(image: Pick<AssetRecord, 'ownerId' | 'savedName'>, templateId: string, now: number): Promise<boolean>;
  /** False when the template has no such image. */
  removeFromTemplate(templateId: string, ownerId: string, name: string): Promise<boolean>;
  /** Templates whose mail shows the image now. */
  usage(image: Pick<AssetRecord, 'ownerId' | 'savedName'>, viewerId: string): Promise<FoundUsage>;
  /** Ids of all templates of the viewer's, and shared with them, whose mail shows the image now. */
  shownIn(image: Pick<AssetRecord, 'ownerId' | 'savedName'>, viewerId: string): Promise<readonly string[]>;
  /**
   * An image that is in the library, of a template, named by any body or recipe, its owner's portrait, or of a product of
   * the demo store; else null.
   * @param portraits false where it does not count that its owner is shown with it
   */
  findServed(ownerId: string, name: string, portraits?: boolean): Promise<AssetRecord | null>;
}

/** Folders of a person's images. */
export interface AssetFolderRepository {
  list(ownerId: string): Promise<readonly AssetFolder[]>;
  find(ownerId: string, id: string): Promise<AssetFolder | null>;
  /** False when the person has a folder of this name, compared without case. */
  add(folder: {
    readonly id: string;
    readonly ownerId: string;
    readonly name: string;
    readonly now: number;
  }): Promise<boolean>;
  /** False when another folder has the name. */
  rename(ownerId: string, id: string, name: string): Promise<boolean>;
  /** Its images stay; false when there is none. */
  remove(ownerId: string, id: string): Promise<boolean>;
}
