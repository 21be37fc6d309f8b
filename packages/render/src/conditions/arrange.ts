import { classAttribute, type hiding, type RenderContext, styleAttribute } from '@mailwright/blocks';
import type { BranchTags } from '@mailwright/contract';
import type { BlockSplit, DocumentNode, JsonValue } from '@mailwright/document';
import { placesOf } from '@mailwright/document';
import { type BranchWriter, branchTags, loopTags } from './branch-tags.ts';

/** Children of a node that share a place, with the tags around each; without tags, one child for everybody. */
export interface SharedPlace {
  readonly nodes: readonly DocumentNode[];
  readonly tags: readonly BranchTags[] | undefined;
}

/** A node whose children share places, and how what is written of them is put together. */
export interface ArrangedNode {
  readonly places: readonly SharedPlace[];
  /** The node with one child for each place. */
  readonly node: DocumentNode;
  /**
   * The HTML of each place, of what stands in it with the tags around it. `htmls` are those of all children, `hide` says
   * how one that some devices do not show is hidden.
   */
  place(htmls: readonly string[], hide: Hide): Required<Pick<RenderContext, 'children' | 'parts'>>;
  /** The plain text of each place, with the tags around it; what is repeated stands on lines of its own. */
  placeTexts(texts: readonly string[]): readonly string[];
}

/** Arranges the children of a node, which stands in the given lists; null where none of them has tags. */
export type Arrange = (node: DocumentNode, lists: readonly string[], split?: BlockSplit) => ArrangedNode | null;

type Hide = (node: DocumentNode) => ReturnType<typeof hiding>;

/** Arranges children by the tags that a sending system reads around them. */
export function arrangeBy(writer: BranchWriter): Arrange {
  return (node, lists, split) => {
    const { children } = node;
    if (!children?.some(({ condition, repeat }) => condition || repeat)) return null;
    const looped = ({ repeat }: DocumentNode) => {
      const loop = repeat && loopTags(repeat.list, writer, lists);
      return loop && [loop];
    };
    const places = placesOf(children).flatMap((nodes): readonly SharedPlace[] => {
      const tags = branchTags(nodes, writer, lists);
      return tags ? [{ nodes, tags }] : nodes.map((one) => ({ nodes: [one], tags: looped(one) }));
    });
    return {
      places,
      node: withPlaces(node, places, split),
      place: (htmls, hide) => placeChildren(places, htmls, hide),
      placeTexts: (texts) => placeTexts(places, texts),
    };
  };
}

/**
 * A node with one child for each place, the first that stands there, and the widths of those that share it taken
 * together.
 */
export function withPlaces(node: DocumentNode, places: readonly SharedPlace[], split?: BlockSplit): DocumentNode {
  const count = node.children?.length ?? 0;
  if (places.length === count) return node;
  const children = places.flatMap(({ nodes: [first, ...others] }) => {
    if (!first || others.length === 0) return first ?? [];
    // What hides one of them hides that one alone: see `placeChildren`.
    const { hideOn: _, ...style } = first.style;
    return { ...first, style };
  });
  const shares = split && sharesOf(node.props[split.prop], places, count);
  return { ...node, children, ...(split && shares && { props: { ...node.props, [split.prop]: shares } }) };
}

function placeChildren(
  places: readonly SharedPlace[],
  htmls: readonly string[],
  hide: Hide,
): Required<Pick<RenderContext, 'children' | 'parts'>> {
  let from = 0;
  const parts = places.map(({ nodes, tags }) => {
    const own = nodes.map((node, index) => {
      const { before = '', after = '' } = tags?.[index] ?? {};
      const html = htmls[from + index] ?? '';
      return { before, html: nodes.length > 1 && node.style.hideOn ? hidden(html, hide(node)) : html, after };
    });
    from += nodes.length;
    return own;
  });
  return {
    children: parts.map((own) => own.map(({ before, html, after }) => before + html + after).join('')),
    parts: parts.map((own, index) => (places[index]?.tags ? own : undefined)),
  };
}

function hidden(html: string, { className, css, content }: ReturnType<typeof hiding>): string {
  return `<div${classAttribute(className)}${styleAttribute(css)}>${content(html)}</div>`;
}

function placeTexts(places: readonly SharedPlace[], texts: readonly string[]): readonly string[] {
  let from = 0;
  return places.map(({ nodes, tags }) => {
    const own = texts.slice(from, from + nodes.length);
    from += nodes.length;
    if (!tags || own.every((text) => text === '')) return own.join('');
    return own
      .map((text, index) => {
        const { before = '', after = '' } = tags[index] ?? {};
        return `${before}${text}${nodes[index]?.repeat ? '\n' : ''}${after}`;
      })
      .join('');
  });
}

/** Percent of all; a split for another number of children shares evenly among them. */
function sharesOf(split: JsonValue | undefined, places: readonly SharedPlace[], count: number): readonly number[] {
  const known = Array.isArray(split) && split.length === count ? split.map(Number) : Array<number>(count).fill(1);
  const total = known.reduce((sum, share) => sum + share, 0);
  let from = 0;
  return places.map(({ nodes: { length } }) => {
    const own = known.slice(from, from + length).reduce((sum, share) => sum + share, 0);
    from += length;
    return (own / total) * 100;
  });
}
