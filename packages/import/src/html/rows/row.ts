import type { ImportBox, ImportCode, ImportColumns, ImportLeaf } from '../import-node.ts';
import { type BoxStyle, NO_SIDES, type Sides } from '../look/box-style.ts';

/** One of the boxes around a row, outermost first. */
export interface Layer {
  readonly pad: Sides;
  /** The padding on a phone. */
  readonly phone: Sides;
  readonly background: string;
  /** Border, corners, background image: what cannot be painted piece by piece. */
  readonly frame: BoxStyle | null;
  /** Painted to the edges of the window, what it holds staying in the mail's column. */
  readonly stripe?: boolean;
}

/** A box with rows in it that must stay one, for its border or its background. */
export interface GroupContent {
  readonly kind: 'group';
  readonly box: ImportBox;
  readonly rows: readonly Row[];
}

/** A piece of the mail from left to right. */
export interface Row {
  readonly content: ImportLeaf | ImportCode | ImportColumns | GroupContent;
  readonly top: number;
  readonly bottom: number;
  readonly layers: readonly Layer[];
  /** The boxes around the mail's own column; null as long as that is not found. */
  readonly outside: readonly Layer[] | null;
  /** Width of the mail's column, where it is found. */
  readonly width: number | null;
  readonly hideOn: 'mobile' | null;
}

export const CLEAR: Layer = { pad: NO_SIDES, phone: NO_SIDES, background: '', frame: null };

export function isPlain({ background, frame }: Layer): boolean {
  return background === '' && frame === null;
}

export function addSides(a: Sides, b: Sides): Sides {
  return { top: a.top + b.top, right: a.right + b.right, bottom: a.bottom + b.bottom, left: a.left + b.left };
}

/** Returns the fewest layers that show the same. */
export function tidyLayers(layers: readonly Layer[]): readonly Layer[] {
  const tidy: Layer[] = [];
  for (const layer of layers) {
    if (isPlain(layer) && isZero(layer.pad) && isZero(layer.phone)) continue;
    const last = tidy.at(-1);
    const same =
      last &&
      layer.frame === null &&
      (layer.background === '' || (layer.background === last.background && last.frame === null));
    if (last && same)
      tidy[tidy.length - 1] = { ...last, pad: addSides(last.pad, layer.pad), phone: addSides(last.phone, layer.phone) };
    else tidy.push(layer);
  }
  return tidy;
}

export function isZero({ top, right, bottom, left }: Sides): boolean {
  return top + right + bottom + left === 0;
}
