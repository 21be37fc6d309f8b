import type { Palette, PaletteName, Texts } from './palettes.ts';
import type { Chance, Size } from './sketch.ts';

/** Values to draw with: the size, the colors, and random numbers that are the same each time. */
export interface Sketch {
  readonly size: Size;
  readonly colors: Palette;
  readonly chance: Chance;
  /** One hundredth of the shorter side. */
  readonly unit: number;
}

/** Kind of picture of the collection, drawn in several palettes as SVG without text. */
export interface Motif {
  readonly id: string;
  readonly title: Texts;
  /** Further search words, in all languages. */
  readonly words: string;
  readonly palettes: readonly PaletteName[];
  readonly draw: (sketch: Sketch) => string;
}
