import type { BuiltIcon } from './built-icon.ts';

/** Sets in the order of their icons when nothing else decides. */
const SET_ORDER =
  'tabler lucide ph material-symbols mdi ri mingcute fluent heroicons hugeicons iconoir mynaui tdesign carbon bi fluent-emoji-flat icon-park'.split(
    ' ',
  );

/** Preferred drawing size when names have a size, pixels; sizes near it come next. */
const LIKED_SIZE = 24;

/**
 * Orders icons as every search shows them: few words first, then the plain form before others, then by set, then by the number
 * of sets that have them, then short names. The same drawing for other sizes comes last of all.
 */
export function rankIcons(icons: readonly BuiltIcon[]): BuiltIcon[] {
  const spread = countSets(icons);
  const repeated = repeatedDrawings(icons);
  const keys = new Map(
    icons.map((icon) => {
      const order = SET_ORDER.indexOf(icon.set);
      const key = [
        repeated.has(icon) ? 1 : 0,
        icon.words.length,
        icon.isVariant ? 1 : 0,
        order === -1 ? SET_ORDER.length : order,
        -(spread.get(icon.words.join(' '))?.size ?? 0),
        icon.name.length,
      ];
      return [icon, key] as const;
    }),
  );
  return icons.toSorted((a, b) => compare(keys.get(a) ?? [], keys.get(b) ?? []) || (idOf(a) < idOf(b) ? -1 : 1));
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function idOf({ set, name }: BuiltIcon): string {
  return `${set}:${name}`;
}

function countSets(icons: readonly BuiltIcon[]): Map<string, Set<string>> {
  const spread = new Map<string, Set<string>>();
  for (const { words, set } of icons) {
    const thing = words.join(' ');
    const sets = spread.get(thing) ?? new Set();
    spread.set(thing, sets.add(set));
  }
  return spread;
}

/** Returns icons whose thing another icon of the set already shows, drawn for a size nearer to the preferred one. */
function repeatedDrawings(icons: readonly BuiltIcon[]): Set<BuiltIcon> {
  const best = new Map<string, BuiltIcon>();
  const repeated = new Set<BuiltIcon>();
  const distance = ({ drawnFor }: BuiltIcon) => Math.abs((drawnFor ?? LIKED_SIZE) - LIKED_SIZE);
  for (const icon of icons) {
    const thing = [icon.set, ...icon.words, ...icon.styles].join(' ');
    const other = best.get(thing);
    if (!other) best.set(thing, icon);
    else if (distance(icon) < distance(other)) {
      best.set(thing, icon);
      repeated.add(other);
    } else repeated.add(icon);
  }
  return repeated;
}
