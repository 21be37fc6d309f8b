import type { IconCategory, IconStyle } from '@mailwright/contract';

/** Icon as it is written into the file. */
export interface BuiltIcon {
  readonly set: string;
  readonly name: string;
  readonly body: string;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Words of its name about the thing it shows. */
  readonly words: readonly string[];
  /** Single words that are other names of it. */
  readonly otherNames: readonly string[];
  /** Further search words. */
  readonly synonyms: readonly string[];
  readonly categories: readonly IconCategory[];
  readonly styles: readonly IconStyle[];
  readonly drawnFor: number | null;
  readonly isVariant: boolean;
}

/** Set as it is written into the file. */
export interface BuiltSet {
  readonly prefix: string;
  readonly name: string;
  readonly release: string;
  readonly author: string;
  readonly url: string;
  readonly license: string;
  readonly count: number;
}
