import { followChange } from './edit/follow-change.ts';
import { readTag, readText } from './edit/read-tokens.ts';
import { shiftIsland } from './edit/shift-island.ts';
import type { Island } from './island.ts';
import type { HtmlElement } from './parse-html.ts';
import { readWritten } from './parse-island.ts';
import { type Mark, viewOfDocument } from './sanitize-view.ts';
import { attributesChange, textChange, type ViewChange } from './view-change.ts';
import { type WholeView, wholeViewOf } from './whole-view.ts';

/** Foreign HTML with its harmless view, parsed once for both and kept up with small changes without parsing again. */
export interface OpenIsland {
  readonly source: string;
  readonly island: Island;
  /** The view as a part of a page: each element says in `data-mw-at` which one of the island it is. */
  markedView(): string;
  /** The same for a page of its own. */
  wholeView(): WholeView;
  /**
   * Follows the source to its next version and answers with what changes in the view. undefined when that takes a
   * parser. `known` is what `parseIsland` makes of that version, where somebody has found out.
   */
  follow(next: string, known?: Island): ViewChange | undefined;
}

/** undefined when the source is deeper or larger than any mail. */
export function openIsland(text: string): OpenIsland | undefined {
  const written = readWritten(text);
  if (!written) return undefined;
  const { document, elements, texts, unwritten } = written;
  const indexes = new Map<HtmlElement, number>(elements.map((element, index) => [element, index]));
  const indexOf = (element: HtmlElement) => indexes.get(element) ?? null;
  const mark: Mark = (element) => {
    const index = indexOf(element);
    return index === null ? '' : ` data-mw-at="${index}"`;
  };
  let source = text;
  let { island } = written;

  function rewriteText(index: number, old: string, now: string): ViewChange | undefined {
    const node = texts[index];
    const value = readText(now);
    if (!node || value === null || readText(old) !== node.value) return undefined;
    return textChange(node, value, indexOf);
  }

  function rewriteTag(index: number, old: string, now: string): ViewChange | undefined {
    const node = elements[index];
    const tag = readTag(now);
    const known = readTag(old)?.attributes;
    // Copies of it would have to follow it.
    if (!node || !tag || !known || unwritten.has(node.tagName)) return undefined;
    // A second `<body>` adds to the attributes of the first.
    const isKnown =
      known.size === node.attrs.length && node.attrs.every(({ name, value }) => known.get(name) === value);
    return isKnown ? attributesChange(node, tag.attributes, indexOf) : undefined;
  }

  return {
    get source() {
      return source;
    },
    get island() {
      return island;
    },
    markedView: () => viewOfDocument(document, mark),
    wholeView: () => wholeViewOf(document, mark),
    follow(next, known) {
      if (next === source) return { kind: 'nothing' };
      const followed = followChange(source, island, next);
      if (!followed) return undefined;
      const { kind, index, range, length } = followed;
      const rewrite = kind === 'text' ? rewriteText : rewriteTag;
      const { start, end } = range;
      const change = rewrite(index, source.slice(start, end), next.slice(start, start + length));
      if (!change) return undefined;
      island = known ?? shiftIsland(island, next, range, length);
      source = next;
      return change;
    },
  };
}
