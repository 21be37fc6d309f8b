import { DROPPED_ELEMENTS, VOID_ELEMENTS } from '../../allow-list.ts';
import type { Island, IslandElement, IslandText, SourceRange } from '../../island.ts';
import { readContent, readText } from '../read-tokens.ts';

/** A place in an element where words stand or may be typed. */
export interface TextSlot {
  readonly range: SourceRange;
  /** Index of the nearest written element around it; null at the top. */
  readonly parent: number | null;
  /** Text that a browser reads there, with its blanks and line ends. */
  readonly value: string;
  readonly readOnly: IslandText['readOnly'];
}

/** Elements that have lines of their own. All others stand within a line, or are left out of views. */
const BLOCKS: ReadonlySet<string> = new Set(
  `address article aside blockquote body caption center col colgroup dd dir div dl dt fieldset figcaption figure footer
  h1 h2 h3 h4 h5 h6 head header hr html li main nav ol p pre section style table tbody td tfoot th thead title tr
  ul`.split(/\s+/),
);

/** A parser moves words out of these. */
const WORDLESS: ReadonlySet<string> = new Set(
  'col colgroup head hr html style table tbody tfoot thead title tr'.split(' '),
);

/**
 * The element in whose lines the words of an element stand: itself, or the nearest around it that has lines of its own.
 * null: they stand at the top of a fragment; undefined: no words can stand there.
 */
export function textHost({ elements }: Island, element: number | null): number | null | undefined {
  let at = element === null ? undefined : elements[element];
  while (at && !BLOCKS.has(at.tag)) at = at.parent === null ? undefined : elements[at.parent];
  const host = at ?? elements.find(({ tag }) => tag === 'body');
  if (!host) return null;
  return WORDLESS.has(host.tag) || DROPPED_ELEMENTS.has(host.tag) ? undefined : host.index;
}

/**
 * The slots of a host as a browser meets them; those of blocks in it are theirs. Between two comments there is a slot
 * of its own, which a view joins with the next.
 */
export function textSlots(source: string, island: Island, host: number | null): readonly TextSlot[] {
  const { elements } = island;
  const element = host === null ? null : (elements[host] ?? null);
  const slots: TextSlot[] = [];
  let next = host === null ? 0 : host + 1;

  function walk(around: IslandElement | null): void {
    const { start, end } = around ? contentOf(around) : { start: 0, end: source.length };
    if (start === end && around?.closeTag)
      slots.push({ range: { start, end }, parent: around.index, value: '', readOnly: around.readOnly });
    let position = start;
    for (let inner = elements[next]; inner && inner.range.start < end; inner = elements[next]) {
      slots.push(...between(source, island, { start: position, end: inner.range.start }, around));
      next += 1;
      if (isPassedOver(inner)) {
        while ((elements[next]?.range.start ?? Number.POSITIVE_INFINITY) < inner.range.end) next += 1;
      } else if (!VOID_ELEMENTS.has(inner.tag)) {
        walk(inner);
      }
      position = Math.max(position, inner.range.end);
    }
    slots.push(...between(source, island, { start: position, end }, around));
  }

  walk(element);
  return slots;
}

/** Returns whether the content of an element does not belong to the words around it. */
export function isPassedOver({ tag }: Pick<IslandElement, 'tag'>): boolean {
  return BLOCKS.has(tag) || (DROPPED_ELEMENTS.has(tag) && !VOID_ELEMENTS.has(tag));
}

function contentOf({ openTag, closeTag, range }: IslandElement): SourceRange {
  return { start: openTag.end, end: closeTag?.start ?? range.end };
}

/** Slots between two tags; a tag in there that made no element leaves nothing that is safe to change. */
function between(
  source: string,
  island: Island,
  { start, end }: SourceRange,
  around: IslandElement | null,
): readonly TextSlot[] {
  if (start >= end) return [];
  const { texts, strange } = readContent(source.slice(start, end));
  return texts.map((text) => {
    const range = { start: start + text.start, end: start + text.end };
    const written = source.slice(range.start, range.end);
    const known = textAt(island, range);
    const sound = !strange && (known ? known.parent === (around?.index ?? null) : written.trim() === '');
    return {
      range,
      parent: around?.index ?? null,
      value: readText(written) ?? written,
      readOnly: sound ? (known?.readOnly ?? around?.readOnly ?? null) : 'code',
    };
  });
}

/** The text that is written exactly there. */
function textAt({ texts }: Island, { start, end }: SourceRange): IslandText | undefined {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle]?.range.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const text = texts[low];
  return text?.range.start === start && text.range.end === end ? text : undefined;
}
