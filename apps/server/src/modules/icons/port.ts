import type { IconCategory, IconStyle } from '@mailwright/contract';

/** Icon as a search finds it. */
export interface FoundIcon {
  readonly set: string;
  readonly name: string;
  /** Release of its set. */
  readonly release: string;
  readonly colorable: boolean;
  readonly trademark: boolean;
}

/** Icon with its drawing. */
export interface IconDrawingSource extends FoundIcon {
  /** Left, top, width and height of the visible part. */
  readonly viewBox: readonly [number, number, number, number];
  /** Inside of an SVG. */
  readonly body: string;
}

export interface IconSetFacts {
  readonly prefix: string;
  readonly name: string;
  readonly release: string;
  readonly author: string;
  readonly url: string;
  /** License, by its SPDX name. */
  readonly license: string;
  readonly icons: number;
}

export interface IconSearch {
  /** Words in small letters and digits; each must be a word of the icon or its beginning. */
  readonly words: readonly string[];
  readonly category: IconCategory | null;
  readonly style: IconStyle | null;
  readonly offset: number;
  readonly count: number;
}

/** Reads the file of icons. */
export interface IconRepository {
  /**
   * Returns icons: first those with each word in their name, then those with longer words in it, then those about the words.
   */
  search(search: IconSearch): readonly FoundIcon[];
  find(set: string, name: string): IconDrawingSource | null;
  sets(): readonly IconSetFacts[];
  close(): void;
}
