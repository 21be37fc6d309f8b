import type { IconCategory, IconStyle } from '@mailwright/contract';

/** An icon as a search finds it. */
export interface FoundIcon {
  readonly set: string;
  readonly name: string;
  /** The release of its set. */
  readonly release: string;
  readonly colorable: boolean;
  readonly trademark: boolean;
}

/** An icon with its drawing. */
export interface IconDrawingSource extends FoundIcon {
  /** Left, top, width and height of what is seen. */
  readonly viewBox: readonly [number, number, number, number];
  /** The inside of an SVG. */
  readonly body: string;
}

export interface IconSetFacts {
  readonly prefix: string;
  readonly name: string;
  readonly release: string;
  readonly author: string;
  readonly url: string;
  /** As SPDX names it. */
  readonly license: string;
  readonly icons: number;
}

export interface IconSearch {
  /** Small letters and digits; each is met by a word of the icon or its beginning. */
  readonly words: readonly string[];
  readonly category: IconCategory | null;
  readonly style: IconStyle | null;
  readonly offset: number;
  readonly count: number;
}

/** The file of icons, which is only read. */
export interface IconRepository {
  /** Icons that are called by each word come before those with longer words, and these before what the words are about. */
  search(search: IconSearch): readonly FoundIcon[];
  find(set: string, name: string): IconDrawingSource | null;
  sets(): readonly IconSetFacts[];
  close(): void;
}
