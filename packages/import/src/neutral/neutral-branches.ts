import {
  createConditionReader,
  createProfileReader,
  type DisplayCondition,
  negatedCondition,
  type ReadCondition,
  type ReadRepeat,
  type SendingProfile,
  spacelessTag,
  tagPieces,
  writeCondition,
} from '@mailwright/contract';
import {
  COLUMN_TYPE,
  type DocumentNode,
  isNodeCondition,
  isNodeRepeat,
  type JsonValue,
  type NodeId,
  sameJson,
} from '@mailwright/document';
import { markerBlock, markerTags, withTags } from './marker.ts';

/** Nodes whose conditions and repeats are the mail's own, where tags between them said so. */
export interface NeutralBranches {
  readonly nodes: readonly DocumentNode[];
  /** Blocks that held the tags and are no more. */
  readonly read: readonly NodeId[];
  /** Tags that stay as they are, and the blocks that hold them. */
  readonly left: readonly { readonly node: DocumentNode; readonly tags: string }[];
  /** What is within repeats: their lists, the innermost last, and what the source calls their items. */
  readonly within: ReadonlyMap<NodeId, readonly Item[]>;
}

/** One repeat around. */
interface Item {
  readonly list: string;
  readonly name: string;
}

/** A node, or a tag of a node that holds tags alone. */
type Piece =
  | { readonly kind: 'node'; readonly node: DocumentNode }
  | { readonly kind: 'tag'; readonly tag: string; readonly holder: DocumentNode };

/** Pieces up to where what they are in ends. */
interface Run {
  readonly parts: readonly Part[];
  readonly end: number;
  /** Which of the ends it was; undefined where there is none. */
  readonly by: 'else' | 'close' | undefined;
}

type Part = DocumentNode | { readonly tag: string; readonly holder: DocumentNode };

interface Ends {
  readonly else: readonly string[] | undefined;
  readonly close: readonly string[];
}

/** Whole sections, columns or blocks that stand between tags of conditions and repeats get these themselves. */
export function neutralBranches(nodes: readonly DocumentNode[], profile: SendingProfile): NeutralBranches {
  const reader = createConditionReader(profile);
  const { field } = createProfileReader(profile);
  // A field alone is something to read.
  const tagsIn = (node: DocumentNode) => {
    const tags = markerTags(node);
    return tags?.some((tag) => field(tag)) ? undefined : tags;
  };
  const within = new Map<NodeId, readonly Item[]>();

  function siblings(among: readonly DocumentNode[], items: readonly Item[]): readonly DocumentNode[] {
    const pieces = among.flatMap((node): readonly Piece[] => {
      const tags = tagsIn(node);
      return tags ? tags.map((tag) => ({ kind: 'tag', tag, holder: node })) : [{ kind: 'node', node }];
    });
    if (pieces.length > MOST_PIECES || pieces.every(({ kind }) => kind === 'node'))
      return among.map((node) => inside(node, items));
    const known = new Map<number, { readonly part: readonly DocumentNode[]; readonly end: number } | null>();
    const made = run(0, undefined);
    return settled(made.parts);

    function run(from: number, ends: Ends | undefined): Run {
      const parts: Part[] = [];
      let at = from;
      while (at < pieces.length) {
        const piece = pieces[at];
        if (!piece) break;
        if (piece.kind === 'node') {
          parts.push(inside(piece.node, items));
          at += 1;
          continue;
        }
        if (ends && stands(at, ends.close)) return { parts, end: at + ends.close.length, by: 'close' };
        if (ends?.else && stands(at, ends.else)) return { parts, end: at + ends.else.length, by: 'else' };
        const branch = branchAt(at);
        if (branch) {
          parts.push(...branch.part);
          at = branch.end;
        } else {
          parts.push({ tag: piece.tag, holder: piece.holder });
          at += 1;
        }
      }
      return { parts, end: at, by: undefined };
    }

    function branchAt(at: number) {
      const before = known.get(at);
      if (before !== undefined) return before;
      const found = conditionAt(at) ?? repeatAt(at);
      known.set(at, found);
      return found;
    }

    /** The tags from a position on, as long as no node stands between them. */
    function tagsFrom(at: number): readonly string[] {
      const tags: string[] = [];
      for (const piece of pieces.slice(at, at + MOST_OPENING)) {
        if (piece.kind === 'node') break;
        tags.push(renamed(piece.tag, items));
      }
      return tags;
    }

    function stands(at: number, tags: readonly string[]): boolean {
      return tags.every((tag, index) => {
        const piece = pieces[at + index];
        return piece?.kind === 'tag' && spacelessTag(piece.tag) === spacelessTag(tag);
      });
    }

    function conditionAt(at: number) {
      const tags = tagsFrom(at);
      for (let count = tags.length; count > 0; count -= 1) {
        const opened = reader.condition(
          tags.slice(0, count).join(''),
          items.map(({ list }) => list),
        );
        const made = opened && conditioned(opened, at + count);
        if (made) return made;
      }
      return null;
    }

    function conditioned(opened: ReadCondition, from: number) {
      const close = tagsOf(opened.close);
      const first = run(from, { else: opened.else === undefined ? undefined : tagsOf(opened.else), close });
      if (first.by === undefined) return null;
      const second = first.by === 'else' ? run(first.end, { else: undefined, close }) : null;
      if (second && second.by === undefined) return null;
      const part = withBranches(opened.condition, first.parts, second?.parts ?? []);
      return part && { part, end: second?.end ?? first.end };
    }

    function repeatAt(at: number) {
      const [tag = ''] = tagsFrom(at);
      const opened = reader.repeat(
        tag,
        items.map(({ list }) => list),
      );
      return opened ? repeated(opened, at + 1) : null;
    }

    function repeated(opened: ReadRepeat, from: number) {
      if (!isNodeRepeat({ list: opened.list })) return null;
      const body = run(from, { else: undefined, close: tagsOf(opened.close) });
      const [only, ...others] = body.parts;
      if (body.by === undefined || others.length > 0 || !only || 'tag' in only || only.repeat || only.condition)
        return null;
      // What is inside may be compared with fields of the item.
      const again = [...items, { list: opened.list, name: opened.item }];
      const original = pieces.slice(from, body.end).find((piece) => piece.kind === 'node');
      if (original?.kind !== 'node') return null;
      const node = { ...inside(original.node, again), repeat: { list: opened.list } };
      return { part: [node], end: body.end };
    }

    /** Tags that are left stand in their own blocks again. */
    function settled(parts: readonly Part[]): readonly DocumentNode[] {
      const kept = new Map<DocumentNode, string[]>();
      for (const part of parts) if ('tag' in part) kept.set(part.holder, [...(kept.get(part.holder) ?? []), part.tag]);
      const done = new Set<DocumentNode>();
      return parts.flatMap((part): readonly DocumentNode[] => {
        if (!('tag' in part)) return [part];
        if (done.has(part.holder)) return [];
        done.add(part.holder);
        const tags = kept.get(part.holder) ?? [];
        const isWhole = tags.length === tagsIn(part.holder)?.length;
        return [isWhole ? part.holder : withTags(part.holder, tags)];
      });
    }
  }

  function inside(node: DocumentNode, items: readonly Item[]): DocumentNode {
    if (items.length > 0) within.set(node.id, items);
    return node.children ? { ...node, children: siblings(node.children, items) } : node;
  }

  const made = joinedOpposites(siblings(nodes, []), profile);
  const left = markersIn(made, tagsIn);
  const kept = new Set(left.map(({ node }) => node.id));
  const read = markersIn(nodes, tagsIn).flatMap(({ node }) => (kept.has(node.id) ? [] : [node.id]));
  return { nodes: made, read, left, within };
}

function markersIn(
  nodes: readonly DocumentNode[],
  tagsIn: (node: DocumentNode) => readonly string[] | undefined,
): readonly { readonly node: DocumentNode; readonly tags: string }[] {
  return nodes.flatMap((node) => {
    const tags = tagsIn(node);
    return tags ? [{ node: markerBlock(node), tags: tags.join(' ') }] : markersIn(node.children ?? [], tagsIn);
  });
}

/** More parts beside each other are nothing that a person made. */
const MOST_PIECES = 1000;

/** So many tags stand before a part, with those that work something out. */
const MOST_OPENING = 30;

/** A tag in which the items of the repeats around are called as the mail's own writer calls them. */
export function renamed(tag: string, items: readonly Item[]): string {
  return items.reduce((text, { name }, index) => {
    const own = index === 0 ? 'item' : `item_${index + 1}`;
    if (name === own || !/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name)) return text;
    return text.replace(new RegExp(`(?<![\\p{L}\\p{N}_.$"'])${name}(?=[.\\s|}%)])`, 'gu'), own);
  }, tag);
}

function tagsOf(text: string): readonly string[] {
  return tagPieces(text).flatMap((piece) => (piece.isTag ? [piece.text] : []));
}

/** Nodes that a condition shows, and those shown otherwise; null where they cannot have it. */
function withBranches(
  condition: DisplayCondition,
  shown: readonly Part[],
  otherwise: readonly Part[],
): readonly DocumentNode[] | null {
  const nodes = [...shown, ...otherwise];
  if (nodes.length === 0 || nodes.some((part) => 'tag' in part) || !isNodeCondition(condition)) return null;
  const own = shown as readonly DocumentNode[];
  const others = otherwise as readonly DocumentNode[];
  if (own.length === 0) {
    const opposite = negatedCondition(condition);
    return opposite ? withBranches(opposite, others, []) : null;
  }
  const isColumn = nodes.some((node) => 'type' in node && node.type === COLUMN_TYPE);
  if (others.length > 0 && (others.some((node) => node.condition) || (isColumn && own.length + others.length > 2)))
    return null;
  const first = own.map((node) => withBoth(node, condition, others.length > 0));
  if (first.includes(null)) return null;
  return [
    ...(first as readonly DocumentNode[]),
    ...others.map((node): DocumentNode => ({ ...node, condition: { otherwise: true } })),
  ];
}

/** A node with one more condition around its own; null where no one condition says both. */
function withBoth(node: DocumentNode, condition: DisplayCondition, hasOther: boolean): DocumentNode | null {
  const inner = node.condition;
  if (!inner) return { ...node, condition };
  if (hasOther || 'otherwise' in inner) return null;
  const isAll = ({ match, tests }: DisplayCondition) => match === 'all' || tests.length === 1;
  const both: DisplayCondition = { match: 'all', tests: [...condition.tests, ...inner.tests] };
  return isAll(condition) && isAll(inner) && isNodeCondition(both) ? { ...node, condition: both } : null;
}

/** Where a system has no `else`, the opposite condition stands right after: that is shown otherwise. */
function joinedOpposites(nodes: readonly DocumentNode[], profile: SendingProfile): readonly DocumentNode[] {
  return nodes.map((node, index) => {
    const children = node.children && { children: joinedOpposites(node.children, profile) };
    const own = { ...node, ...children };
    const before = nodes[index - 1]?.condition;
    const { condition } = node;
    if (!before || 'otherwise' in before || !condition || 'otherwise' in condition) return own;
    if (writeCondition(profile, before)?.else !== undefined) return own;
    const opposite = negatedCondition(before);
    const isOpposite = opposite && sameJson(opposite as unknown as JsonValue, condition as unknown as JsonValue);
    return isOpposite ? { ...own, condition: { otherwise: true } } : own;
  });
}
