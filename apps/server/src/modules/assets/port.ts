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
  /** Template it was uploaded for, besides the library. */
  readonly templateId: string | null;
  readonly folder: string | null;
  /** False keeps it out of the library: it can be used only in that template. */
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
   * Adds an image; the same content of the same owner is one image. Adding it again brings it back into the library; an image
   * that is there keeps its name, age and folder, unless another folder is named.
   */
  add(asset: NewAsset): Promise<void>;
  /** Adds all of the images or none. */
  addAll(assets: readonly NewAsset[]): Promise<void>;
  find(ownerId: string, name: string): Promise<AssetRecord | null>;
  /** Returns at most `limit` images of all owners that come after `key`, by owner and name. */
  keysAfter(key: AssetKey, limit: number): Promise<readonly AssetKey[]>;
  /** Returns those of the images that are stored, in no order. */
  findAll(images: readonly AssetKey[]): Promise<readonly AssetRecord[]>;
  /** Returns an image of the library; null when the library has no such image. */
  findInLibrary(ownerId: string, name: string): Promise<AssetRecord | null>;
  listLibrary(ownerId: string, query: LibraryQuery): Promise<readonly AssetRecord[]>;
  /** Returns the images added to the template and the images its body names. */
  listOfTemplate(templateId: string, query: AssetQuery): Promise<readonly AssetRecord[]>;
  updateInLibrary(ownerId: string, name: string, change: AssetUpdate): Promise<void>;
  /** Removes an image from the library; false when the library has no such image. */
  removeFromLibrary(ownerId: string, name: string): Promise<boolean>;
  /** Adds an image to the template's images; false when it is among them already. */
  addToTemplate(image: Pick<AssetRecord, 'ownerId' | 'savedName'>, templateId: string, now: number): Promise<boolean>;
  /** Removes an image from the template's images; false when the template has no such image. */
  removeFromTemplate(templateId: string, ownerId: string, name: string): Promise<boolean>;
  /** Returns the templates whose mail shows the image now. */
  usage(image: Pick<AssetRecord, 'ownerId' | 'savedName'>, viewerId: string): Promise<FoundUsage>;
  /** Returns the ids of all templates, the viewer's own and those shared with them, whose mail shows the image now. */
  shownIn(image: Pick<AssetRecord, 'ownerId' | 'savedName'>, viewerId: string): Promise<readonly string[]>;
  /**
   * Returns an image that may be served: in the library, of a template, named by any body or recipe, its owner's portrait, or
   * of a product of the demo store; else null.
   * @param portraits false when being its owner's portrait does not count
   */
  findServed(ownerId: string, name: string, portraits?: boolean): Promise<AssetRecord | null>;
}

/** Stores the folders of people's images. */
export interface AssetFolderRepository {
  list(ownerId: string): Promise<readonly AssetFolder[]>;
  find(ownerId: string, id: string): Promise<AssetFolder | null>;
  /** Adds a folder; false when the person has a folder with this name, compared without case. */
  add(folder: {
    readonly id: string;
    readonly ownerId: string;
    readonly name: string;
    readonly now: number;
  }): Promise<boolean>;
  /** Renames a folder; false when another folder has the name. */
  rename(ownerId: string, id: string, name: string): Promise<boolean>;
  /** Deletes a folder; its images stay. False when there is none. */
  remove(ownerId: string, id: string): Promise<boolean>;
}
