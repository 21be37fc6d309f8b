import type { ImageRecipe } from '@mailwright/contract';

/** For each of red, green and blue: how much of red, green, blue it becomes, and what is added (0 to 255). */
export type ColorMatrix = readonly [...Row, ...Row, ...Row];
type Row = readonly [number, number, number, number];

export type FilterName = NonNullable<ImageRecipe['filter']>['name'];

const IDENTITY: ColorMatrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

/** Brightness of the three colors to the eye, as shares of 1. */
const RED = 0.2126;
const GREEN = 0.7152;
const BLUE = 0.0722;

/** Effect of each filter at full strength. */
const FILTERS: Readonly<Record<FilterName, ColorMatrix>> = {
  vivid: chain(saturation(1.45), contrast(1.12)),
  warm: chain(tint(1.1, 1.02, 0.88), saturation(1.08)),
  cool: chain(tint(0.9, 1, 1.12), saturation(1.02)),
  golden: chain(tint(1.14, 1.04, 0.8), contrast(1.06), lift(6)),
  faded: chain(saturation(0.78), contrast(0.82), lift(18)),
  vintage: chain(mix(sepia(), 0.45), contrast(0.92), tint(1.06, 1, 0.92), lift(8)),
  sepia: sepia(),
  mono: saturation(0),
  noir: chain(saturation(0), contrast(1.45), lift(-8)),
  matte: chain(contrast(0.86), saturation(0.9), lift(10)),
  drama: chain(contrast(1.38), saturation(0.82), lift(-6)),
  blush: chain(tint(1.08, 0.97, 1.02), saturation(1.05), lift(10)),
};

export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];

/** All of a recipe's colors in one step; null where they stay as they are. */
export function colorMatrix({ adjust, filter }: Pick<ImageRecipe, 'adjust' | 'filter'>): ColorMatrix | null {
  const { brightness, contrast: contrasts, saturation: colors, warmth } = adjust;
  if (brightness === 0 && contrasts === 0 && colors === 0 && warmth === 0 && filter === null) return null;
  const warm = warmth / 100;
  const adjusted = chain(
    lift(brightness),
    contrast(contrasts >= 0 ? 1 + contrasts / 80 : 1 + contrasts / 125),
    saturation(colors >= 0 ? 1 + colors / 80 : 1 + colors / 100),
    tint(1 + 0.2 * warm, 1 + 0.03 * warm, 1 - 0.2 * warm),
  );
  return filter === null ? adjusted : chain(adjusted, mix(FILTERS[filter.name], filter.strength / 100));
}

/** Colors a picture in its place; transparency stays. */
export function applyColors(data: Uint8ClampedArray, matrix: ColorMatrix): void {
  const [rr, rg, rb, ra, gr, gg, gb, ga, br, bg, bb, ba] = matrix;
  for (let at = 0; at < data.length; at += 4) {
    const r = data[at] ?? 0;
    const g = data[at + 1] ?? 0;
    const b = data[at + 2] ?? 0;
    data[at] = rr * r + rg * g + rb * b + ra;
    data[at + 1] = gr * r + gg * g + gb * b + ga;
    data[at + 2] = br * r + bg * g + bb * b + ba;
  }
}

/** The matrices one after the other. */
function chain(...steps: readonly ColorMatrix[]): ColorMatrix {
  return steps.reduce(after, IDENTITY);
}

function after(first: ColorMatrix, second: ColorMatrix): ColorMatrix {
  const row = (line: number): Row => {
    const [r = 0, g = 0, b = 0, a = 0] = second.slice(line * 4, line * 4 + 4);
    const cell = (column: number) =>
      r * (first[column] ?? 0) + g * (first[4 + column] ?? 0) + b * (first[8 + column] ?? 0);
    return [cell(0), cell(1), cell(2), cell(3) + a];
  };
  return [...row(0), ...row(1), ...row(2)];
}

/** As much of it as is asked for, from 0 to 1. */
function mix(matrix: ColorMatrix, part: number): ColorMatrix {
  const cells = matrix.map((cell, index) => (IDENTITY[index] ?? 0) * (1 - part) + cell * part);
  return cells as unknown as ColorMatrix;
}

function lift(by: number): ColorMatrix {
  return [1, 0, 0, by, 0, 1, 0, by, 0, 0, 1, by];
}

function tint(red: number, green: number, blue: number): ColorMatrix {
  return [red, 0, 0, 0, 0, green, 0, 0, 0, 0, blue, 0];
}

function contrast(by: number): ColorMatrix {
  const back = 128 * (1 - by);
  return [by, 0, 0, back, 0, by, 0, back, 0, 0, by, back];
}

function saturation(by: number): ColorMatrix {
  const rest = 1 - by;
  const [r, g, b] = [RED * rest, GREEN * rest, BLUE * rest];
  return [r + by, g, b, 0, r, g + by, b, 0, r, g, b + by, 0];
}

function sepia(): ColorMatrix {
  return [0.393, 0.769, 0.189, 0, 0.349, 0.686, 0.168, 0, 0.272, 0.534, 0.131, 0];
}
