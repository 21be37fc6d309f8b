import type { BuiltIcon, BuiltSet } from './built-icon.ts';
import { createCategoryReader } from './icon-categories.ts';
import { readName } from './icon-style.ts';
import type { PublishedSet } from './iconify.ts';
import { SYNONYMS } from './synonyms.data.ts';

const ELEMENTS =
  'circle|clipPath|defs|ellipse|feBlend|feColorMatrix|feComposite|feFlood|feGaussianBlur|feMerge|feMergeNode|feOffset|filter|g|line|linearGradient|mask|path|pattern|polygon|polyline|radialGradient|rect|stop|symbol|use';

const ATTRIBUTES = '(?!on)[a-z][A-Za-z-]*[12]?="[^"<>&\n]*"|xlink:href="#[^"<>&\n]*"';

const DRAWING = new RegExp(`^(?:<(?:${ELEMENTS})(?: +(?:${ATTRIBUTES}))* */?>|</(?:${ELEMENTS})>| +)*$`);

/** Attributes that refer to something outside the drawing, or do more than draw. */
const POINTS_ELSEWHERE = /\shref="(?!#)|url\((?!#)|\s(?:style|src)="/i;

const MASK_TYPE = / style="mask-type:(?:alpha|luminance)"/g;

/** Licenses under which a picture may be used commercially without naming its author beside it. */
const FREE_LICENSES: ReadonlySet<string> = new Set([
  'MIT',
  'Apache-2.0',
  'ISC',
  'CC0-1.0',
  'Unlicense',
  'BSD-3-Clause',
  '0BSD',
]);

/** Largest ratio of an icon's width to its height, or of its height to its width. */
const MAX_RATIO = 8;

/** Units of a square drawing when the set says nothing, as in Iconify. */
const DEFAULT_SIZE = 16;

/** Returns the icons of a set that may be shown; null when its license demands more. */
export function readSet(published: PublishedSet): { readonly set: BuiltSet; readonly icons: BuiltIcon[] } | null {
  const { icons: source, info, release } = published;
  const license = info.license.spdx ?? '';
  if (!FREE_LICENSES.has(license)) return null;
  const categoriesOf = createCategoryReader(published);
  const aliases = namesOfAliases(source.aliases);
  const { prefix, width = DEFAULT_SIZE, height = DEFAULT_SIZE } = source;
  const icons = Object.entries(source.icons).flatMap(([name, drawing]): BuiltIcon[] => {
    const box = { width: drawing.width ?? width, height: drawing.height ?? height };
    if (drawing.hidden || !isDrawable(box) || !isHarmlessDrawing(drawing.body)) return [];
    const read = readName(prefix, name, drawing.body);
    const others = (aliases.get(name) ?? []).map((alias) => readName(prefix, alias, drawing.body).words);
    return [
      {
        ...read,
        set: prefix,
        name,
        body: drawing.body,
        ...box,
        left: drawing.left ?? 0,
        top: drawing.top ?? 0,
        otherNames: others.flatMap((words) => (words.length === 1 ? words : [])),
        synonyms: [...others.flat(), ...read.words.flatMap((word) => SYNONYMS.get(word) ?? [])],
        categories: categoriesOf(name, read.words),
      },
    ];
  });
  const set = {
    prefix,
    name: info.name,
    release,
    author: info.author.name,
    url: info.license.url ?? info.author.url ?? '',
    license,
    count: icons.length,
  };
  return { set, icons };
}

/** Returns whether a drawing has an area and is not too long for a picture. */
function isDrawable({ width, height }: { readonly width: number; readonly height: number }): boolean {
  const ratio = width / height;
  return width > 0 && height > 0 && ratio <= MAX_RATIO && ratio >= 1 / MAX_RATIO;
}

/** Returns the further names of each icon, without names for turned drawings. */
function namesOfAliases(aliases: PublishedSet['icons']['aliases']): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [alias, first] of Object.entries(aliases)) {
    let parent = first.parent;
    let isSame = Object.keys(first).length === 1;
    // An alias may be one of another; no set has longer chains.
    for (let steps = 0; steps < 5 && aliases[parent]; steps += 1) {
      isSame &&= Object.keys(aliases[parent] ?? {}).length === 1;
      parent = aliases[parent]?.parent ?? '';
    }
    if (isSame) names.set(parent, [...(names.get(parent) ?? []), alias]);
  }
  return names;
}

/** Returns whether the inside of an SVG only draws: no script, no animation, no text, nothing from elsewhere. */
export function isHarmlessDrawing(body: string): boolean {
  return DRAWING.test(body) && !POINTS_ELSEWHERE.test(body.replace(MASK_TYPE, ''));
}
