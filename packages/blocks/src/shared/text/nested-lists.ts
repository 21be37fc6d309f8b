import {
  LIST_MARKERS,
  type ListMarker,
  RICH_TEXT_LIST_DEPTH,
  type RichBlock,
  type RichList,
  type RichListItem,
  type RichText,
} from '@mailwright/document';
import { numberOf } from './item-number.ts';

/** An item of a list that is written one after the other, with its level beside it, as word processors do. */
export interface FlatItem {
  /** From 1. */
  readonly level: number;
  /** Items with another name are of another list; '' where nothing says it. */
  readonly list: string;
  readonly type: RichList['type'];
  readonly marker?: ListMarker;
  /** Text written before the item: `4.`, `iv)`, `·`; '' for none. */
  readonly mark: string;
  readonly content: RichText;
}

/** No client counts further. */
export const MAX_NUMBER = 1_000_000;

/** Lists in each other, of items that say their levels; a level that is skipped is none. */
export function nestedLists(items: readonly FlatItem[], depth = 1): readonly RichBlock[] {
  const [first] = items;
  if (!first) return [];
  if (depth > RICH_TEXT_LIST_DEPTH) return items.flatMap(({ content }) => content);
  const lists: RichBlock[] = [];
  let own: FlatItem[] = [];
  let inner: FlatItem[][] = [];
  const end = () => {
    if (own[0]) lists.push(listOf(own[0], own, inner, depth));
    [own, inner] = [[], []];
  };
  for (const item of items) {
    const [lead] = own;
    if (lead && item.level > lead.level) {
      inner.at(-1)?.push(item);
      continue;
    }
    if (lead && (item.type !== lead.type || item.list !== lead.list || !isCountedAlike(item, lead))) end();
    own.push(own[0] ? { ...item, level: own[0].level } : item);
    inner.push([]);
  }
  end();
  return lists;
}

/** A Roman `v.` alone looks like a letter. */
function isCountedAlike({ marker, mark }: FlatItem, lead: FlatItem): boolean {
  const isRoman = lead.marker?.endsWith('-roman') && numberOf(mark, lead.marker) !== null && !/\d/.test(mark);
  return marker === lead.marker || Boolean(isRoman);
}

function listOf(
  { type, marker, mark }: FlatItem,
  items: readonly FlatItem[],
  inner: readonly (readonly FlatItem[])[],
  depth: number,
): RichList {
  const start = type === 'orderedList' ? (numberOf(mark, marker) ?? 1) : 1;
  let next = start;
  const content = items.map((item, index): RichListItem => {
    const number = type === 'orderedList' ? (numberOf(item.mark, marker) ?? next) : next;
    const value = number === next || number > MAX_NUMBER ? {} : { attrs: { value: number } };
    if (number <= MAX_NUMBER) next = number + 1;
    const blocks = [...startingWithParagraph(item.content), ...nestedLists(inner[index] ?? [], depth + 1)];
    return { type: 'listItem', ...value, content: blocks };
  });
  return { type, ...listAttrs({ marker, start: type === 'orderedList' ? start : 1 }, type, depth), content };
}

/** The text editor wants a paragraph first in each item. */
export function startingWithParagraph(texts: RichText): RichText {
  return texts[0]?.type === 'paragraph' ? texts : [{ type: 'paragraph' }, ...texts];
}

/** Bullets that browsers draw by default, by the depth of a list. */
const BULLETS: readonly ListMarker[] = ['disc', 'circle', 'square'];

/** The attributes of a list that say something; of its marker only what browsers would not draw by themselves. */
export function listAttrs(
  { marker, start = 1, dir }: { marker?: ListMarker | undefined; start?: number; dir?: 'ltr' | 'rtl' | undefined },
  type: RichList['type'],
  depth: number,
): { readonly attrs?: NonNullable<RichList['attrs']> } {
  const usual = type === 'orderedList' ? 'decimal' : BULLETS[Math.min(depth, BULLETS.length) - 1];
  const isOwn = marker !== undefined && marker !== usual && Object.hasOwn(LIST_MARKERS[type], marker);
  const attrs = {
    ...(isOwn && { marker }),
    ...(start !== 1 && Math.abs(start) <= MAX_NUMBER && { start }),
    ...(dir && { dir }),
  };
  return Object.keys(attrs).length > 0 ? { attrs } : {};
}
