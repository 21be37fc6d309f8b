import { type ChildPart, classAttribute, type hiding, type RenderContext, styleAttribute } from '@mailwright/blocks';
import type { BranchTags } from '@mailwright/contract';
import type { BlockSplit, DocumentNode, JsonValue } from '@mailwright/document';
import { COLUMN_TYPE, conditionalGroups, ownCondition, sameJson } from '@mailwright/document';
import { type BranchWriter, branchTags, loopTags } from './branch-tags.ts';

/** Children of a node that share a place, with the tags around each; without tags, one child for everybody. */
export interface SharedPlace {
  readonly nodes: readonly DocumentNode[];
  readonly tags: readonly BranchTags[] | undefined;
  /** Number of first nodes that share one condition, written once for them (default 1); the others are its alternatives. */
  readonly together?: number;
}

/** A node whose children share places, and how what is written of them is put together. */
export interface ArrangedNode {
  readonly places: readonly SharedPlace[];
  /** The node with one child for each place. */
  readonly node: DocumentNode;
  /**
   * The HTML of each place, of what stands in it with the tags around it. `htmls` are those of all children, `hide` says
   * how one that some devices do not show is hidden, `gaps` is the space that all children ask for between each other,
   * `placeGaps` that of the first of each place.
   */
  place(
    htmls: readonly string[],
    hide: Hide,
    gaps: RenderContext['gaps'],
    placeGaps: RenderContext['gaps'],
  ): Required<Pick<RenderContext, 'children' | 'gaps' | 'parts'>>;
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
    const places = joined(
      conditionalGroups(children).flatMap((nodes): readonly SharedPlace[] => {
        const tags = branchTags(nodes, writer, lists);
        return tags ? [{ nodes, tags }] : nodes.map((one) => ({ nodes: [one], tags: looped(one) }));
      }),
    );
    return {
      places,
      node: withPlaces(node, places, split),
      place: (htmls, hide, gaps, placeGaps) => ({
        ...placeChildren(places, htmls, hide, gaps),
        gaps: gapsAfter(places, gaps, placeGaps),
      }),
      placeTexts: (texts) => placeTexts(places, texts),
    };
  };
}

/**
 * Joins places beside each other that have the same condition: it is asked once for all of them, as whoever writes tags
 * around several parts does.
 */
function joined(places: readonly SharedPlace[]): readonly SharedPlace[] {
  const runs: SharedPlace[][] = [];
  for (const place of places) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    if (run && previous && asksTheSame(previous, place)) run.push(place);
    else runs.push([place]);
  }
  return runs.flatMap((run) => (run.length === 1 ? run : [joinedRun(run)]));
}

/** Makes one place of several with the same condition, of which the last may have what is shown otherwise. */
function joinedRun(run: readonly SharedPlace[]): SharedPlace {
  const tags = run.flatMap(({ tags: [own, ...others] = [] }, index) => [
    {
      before: index === 0 ? (own?.before ?? '') : '',
      after: index === run.length - 1 ? (own?.after ?? '') : '',
    },
    ...others,
  ]);
  return { nodes: run.flatMap(({ nodes }) => nodes), tags, together: run.length };
}

/** Returns whether two places have the same condition. Columns never do: Word's cells are between the columns of a row. */
function asksTheSame(one: SharedPlace, other: SharedPlace): boolean {
  const [[first, ...otherwise], [next]] = [one.nodes, other.nodes];
  if (!one.tags || !other.tags || !first || !next || otherwise.length > 0) return false;
  if (first.type === COLUMN_TYPE || first.repeat || next.repeat) return false;
  return ownCondition(first.condition) !== undefined && sameJson(asJson(first.condition), asJson(next.condition));
}

const asJson = (condition: DocumentNode['condition']) => condition as unknown as JsonValue;

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
  gaps: RenderContext['gaps'],
): Required<Pick<RenderContext, 'children' | 'parts'>> {
  let from = 0;
  const parts = places.map(({ nodes, tags, together = 1 }) => {
    const own = nodes.map((node, index): ChildPart => {
      const { before = '', after = '' } = tags?.[index] ?? {};
      const html = htmls[from + index] ?? '';
      return {
        before,
        html: nodes.length > 1 && node.style.hideOn ? hidden(html, hide(node)) : html,
        after,
        ...(index < together - 1 && { joinsNext: { gap: gaps[from + index] } }),
        ...(index > 0 && index < together && { joinsPrevious: true }),
      };
    });
    from += nodes.length;
    return own;
  });
  return {
    children: parts.map((own) => own.map(({ before, html, after }) => before + html + after).join('')),
    parts: parts.map((own, index) => (places[index]?.tags ? own : undefined)),
  };
}

/** Returns the space after each place; after several that are shown together it is that of the last of them. */
function gapsAfter(
  places: readonly SharedPlace[],
  gaps: RenderContext['gaps'],
  placeGaps: RenderContext['gaps'],
): RenderContext['gaps'] {
  let end = 0;
  return places.slice(0, -1).map(({ nodes, together = 1 }, index) => {
    end += nodes.length;
    return together > 1 && nodes.length === together ? gaps[end - 1] : placeGaps[index];
  });
}

function hidden(html: string, { className, css, content }: ReturnType<typeof hiding>): string {
  return `<div${classAttribute(className)}${styleAttribute(css)}>${content(html)}</div>`;
}

function placeTexts(places: readonly SharedPlace[], texts: readonly string[]): readonly string[] {
  let from = 0;
  return places.map(({ nodes, tags, together = 1 }) => {
    const own = texts.slice(from, from + nodes.length);
    from += nodes.length;
    if (!tags || own.every((text) => text === '')) return own.join('');
    return own
      .map((text, index) => {
        const { before = '', after = '' } = tags[index] ?? {};
        const end = index < together ? together : own.length;
        const hasMore = text !== '' && own.slice(index + 1, end).some((next) => next !== '');
        return `${before}${text}${nodes[index]?.repeat ? '\n' : ''}${hasMore ? '\n\n' : ''}${after}`;
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
