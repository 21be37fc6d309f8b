import type { Palette, PaletteName, Texts } from './palettes.ts';
import type { Chance, Size } from './sketch.ts';

/** What is drawn with: the size, the colors, and chance that is the same each time. */
export interface Sketch {
  readonly size: Size;
  readonly colors: Palette;
  readonly chance: Chance;
  /** A hundredth of the shorter side. */
  readonly unit: number;
}

/** A kind of picture of the collection, drawn in several palettes. SVG without text. */
export interface Motif {
  readonly id: string;
  readonly title: Texts;
  /** What else it is found by, in all languages. */
  readonly words: string;
  readonly palettes: readonly PaletteName[];
  readonly draw: (sketch: Sketch) => string;
}
