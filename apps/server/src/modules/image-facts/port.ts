import type { Asset } from '@mailwright/contract';

export interface ImageName {
  readonly ownerId: string;
  readonly name: string;
}

export interface FoundImage
  extends ImageName,
    Pick<Asset, 'savedName' | 'width' | 'height' | 'size' | 'contentType' | 'alt'> {
  readonly inLibrary: boolean;
}

export interface ImageFactsRepository {
  /** Those of them that are stored, in no order. */
  findAll(images: readonly ImageName[]): Promise<readonly FoundImage[]>;
}
