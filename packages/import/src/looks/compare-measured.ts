import { diffArrays } from 'diff';

/** A word or a picture as a browser shows it; lengths are CSS pixels, places those in the page. */
export interface MeasuredItem {
  /** A word as it is seen; of a picture its address. */
  readonly text: string;
  readonly isImage: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** Background: a color, or a picture's address. */
  readonly background: string;
  /** Family, weight and slant of its font. */
  readonly font: string;
  readonly size: number;
  /** True when it is the first in its box. */
  readonly isFirst: boolean;
}

/**
 * Returns a mail whose template tags are spelled in one way, for measuring: blanks at the ends of a tag mean nothing, and
 * no reader gets a tag.
 */
export function withPlainTags(html: string): string {
  return html.replace(/\{\{[ \t]*([^{}<>]*?)[ \t]*\}\}/g, '{{$1}}').replace(/\{%[ \t]*([^{}<>]*?)[ \t]*%\}/g, '{%$1%}');
}

/** A mail as it is at one width. */
export interface MeasuredMail {
  readonly height: number;
  readonly items: readonly MeasuredItem[];
  /** Share of the page's area that each color or picture covers. */
  readonly areas: Readonly<Record<string, number>>;
  /** False where it is larger than what is measured. */
  readonly isWhole: boolean;
}

/** Difference between two mails, and the number of words, pictures or parts that have it; for `areas`, percent of the page. */
export interface LookDifference {
  readonly kind: LookDifferenceKind;
  readonly count: number;
}

/**
 * `missing` and `added`: words that only one of both has. `moved`, `color`, `background`, `font`, `size`: words that
 * both have. `images`: pictures that only one has, or that are larger in one. `heights`: parts that are higher in one,
 * or have more space after them. `areas`: what is painted otherwise.
 */
export const LOOK_DIFFERENCES = [
  'missing',
  'added',
  'moved',
  'color',
  'background',
  'font',
  'size',
  'images',
  'heights',
  'areas',
] as const;

export type LookDifferenceKind = (typeof LOOK_DIFFERENCES)[number];

export type LookVerdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'different'; readonly differences: readonly AtWidth[] }
  /** Nothing can be said. */
  | { readonly kind: 'not-measured'; readonly reason: 'too-large' | 'too-slow' | 'canceled' };

export interface AtWidth {
  /** CSS pixels. */
  readonly width: number;
  readonly differences: readonly LookDifference[];
}

export interface MeasuredPair {
  readonly width: number;
  readonly before: MeasuredMail;
  readonly after: MeasuredMail;
}

/** Largest distance of a word from its former place, and of a part's height from its former height, CSS pixels. */
export const MAX_APART = 4;

/** Share of all words that must be unchanged. */
const SHARE_EQUAL = 0.98;

/** Share of the page that may be painted in another way: edges that moved by a few pixels. */
const SHARE_PAINTED = 0.02;

/** Font sizes that differ by less are rounded, CSS pixels. */
const SAME_SIZE = 0.6;

/** Says of a mail and what was made of it whether both look the same at every width, or in what they differ. */
export function lookVerdict(pairs: readonly MeasuredPair[]): LookVerdict {
  if (pairs.some(({ before, after }) => !before.isWhole || !after.isWhole))
    return { kind: 'not-measured', reason: 'too-large' };
  const differences = pairs.flatMap(({ width, before, after }): readonly AtWidth[] => {
    const found = differencesBetween(before, after);
    return found.length > 0 ? [{ width, differences: found }] : [];
  });
  return differences.length === 0 ? { kind: 'same' } : { kind: 'different', differences };
}

/** Returns what differs between two measured mails; nothing where they look the same. */
function differencesBetween(before: MeasuredMail, after: MeasuredMail): readonly LookDifference[] {
  const pairs = itemPairs(before.items, after.items);
  const counts = new Map<LookDifferenceKind, number>();
  const count = (kind: LookDifferenceKind, by = 1) => counts.set(kind, (counts.get(kind) ?? 0) + by);
  const heights = heightsApart(pairs, before, after);
  if (heights > 0) count('heights', heights);
  let equal = 0;
  let [top, madeTop] = [0, 0];
  for (const { item, made, isMoved } of pairs) {
    if (!isMoved && item.isFirst && made.isFirst) [top, madeTop] = [item.y, made.y];
    const kinds = differencesOf(item, made, isMoved || Math.abs(item.y - top - (made.y - madeTop)) > MAX_APART);
    for (const kind of kinds) count(kind);
    if (kinds.length === 0) equal += 1;
  }
  for (const [kind, items, key] of [
    ['missing', before.items, 'item'],
    ['added', after.items, 'made'],
  ] as const) {
    const paired = new Set(pairs.map((pair) => pair[key]));
    for (const each of items) if (!paired.has(each)) count(each.isImage ? 'images' : kind);
  }
  const painted = paintedApart(before, after);
  if (painted > SHARE_PAINTED) count('areas', Math.round(painted * 100));
  const total = Math.max(before.items.length, after.items.length);
  const mustDiffer = (['images', 'heights', 'areas'] as const).some((kind) => counts.has(kind));
  if (!mustDiffer && equal >= total * SHARE_EQUAL) return [];
  return LOOK_DIFFERENCES.flatMap((kind) => {
    const number = counts.get(kind) ?? 0;
    return number > 0 ? [{ kind, count: number }] : [];
  });
}

function differencesOf(item: MeasuredItem, made: MeasuredItem, isMoved: boolean): readonly LookDifferenceKind[] {
  const kinds: LookDifferenceKind[] = [];
  if (isMoved || Math.abs(item.x - made.x) > MAX_APART) kinds.push('moved');
  if (item.isImage) {
    const apart = Math.max(Math.abs(item.width - made.width), Math.abs(item.height - made.height));
    return apart > MAX_APART ? [...kinds, 'images'] : kinds;
  }
  if (item.color !== made.color) kinds.push('color');
  if (item.background !== made.background) kinds.push('background');
  if (item.font !== made.font) kinds.push('font');
  if (Math.abs(item.size - made.size) > SAME_SIZE) kinds.push('size');
  return kinds;
}

/** Parts that begin alike in both, of which the next one, or the page's end, is nearer or farther than it was. */
function heightsApart(pairs: readonly ItemPair[], before: MeasuredMail, after: MeasuredMail): number {
  const tops = pairs.flatMap(({ item, made, isMoved }) =>
    !isMoved && item.isFirst && made.isFirst ? [[item.y, made.y] as const] : [],
  );
  const all = [[0, 0] as const, ...tops, [before.height, after.height] as const];
  return all.slice(1).filter(([y, made], index) => {
    const [top = 0, madeTop = 0] = all[index] ?? [];
    return Math.abs(y - top - (made - madeTop)) > MAX_APART;
  }).length;
}

function paintedApart({ areas: before }: MeasuredMail, { areas: after }: MeasuredMail): number {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].reduce((sum, name) => sum + Math.abs((before[name] ?? 0) - (after[name] ?? 0)), 0) / 2;
}

/** The same word or picture in both mails; `isMoved` where it stands among others than before. */
interface ItemPair {
  readonly item: MeasuredItem;
  readonly made: MeasuredItem;
  readonly isMoved: boolean;
}

/** Pairs words and pictures in reading order, those that change it last. */
function itemPairs(before: readonly MeasuredItem[], after: readonly MeasuredItem[]): readonly ItemPair[] {
  const kept = commonItems(before.map(keyOf), after.map(keyOf));
  const pairs = kept.flatMap(([index, madeIndex]): readonly ItemPair[] => {
    const [item, made] = [before[index], after[madeIndex]];
    return item && made ? [{ item, made, isMoved: false }] : [];
  });
  const [taken, madeTaken] = [new Set(kept.map(([index]) => index)), new Set(kept.map(([, index]) => index))];
  const others = Map.groupBy(
    after.filter((_, index) => !madeTaken.has(index)),
    keyOf,
  );
  const moved = before.flatMap((item, index): readonly ItemPair[] => {
    const made = taken.has(index) ? undefined : others.get(keyOf(item))?.shift();
    return made ? [{ item, made, isMoved: true }] : [];
  });
  return [...pairs, ...moved];
}

function keyOf({ isImage, text }: MeasuredItem): string {
  return `${isImage ? 'image' : 'word'} ${text}`;
}

/** Looking for a common order ends at so many changes: what differs more is paired without one. */
const MAX_CHANGES = 1200;

/**
 * Positions of what two lists have in common in one order: all of it up to MAX_CHANGES changes, beyond that what both
 * begin with alike.
 */
function commonItems(before: readonly string[], after: readonly string[]): readonly (readonly [number, number])[] {
  const first = before.findIndex((key, index) => key !== after[index]);
  const start = first < 0 ? before.length : first;
  const common = Array.from({ length: start }, (_, index): readonly [number, number] => [index, index]);
  const changes = diffArrays(before.slice(start), after.slice(start), { maxEditLength: MAX_CHANGES }) ?? [];
  let [row, column] = [start, start];
  for (const { added, removed, count } of changes) {
    for (let index = 0; index < count && !added && !removed; index += 1) common.push([row + index, column + index]);
    if (!added) row += count;
    if (!removed) column += count;
  }
  return common;
}
