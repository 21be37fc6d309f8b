import {
  createConditionReader,
  createProfileReader,
  type DisplayCondition,
  negatedCondition,
  type ReadCondition,
  type ReadRepeat,
  type RepeatItem,
  type SendingProfile,
  spacelessTag,
  tagPieces,
  withItemNames,
  writeCondition,
} from '@mailwright/contract';
import {
  type DocumentNode,
  entryListOf,
  isElse,
  isNodeRepeat,
  type JsonValue,
  type NodeId,
  sameJson,
} from '@mailwright/document';
import { markerBlock, markerTags, withTags } from '../marker.ts';
import { withNeutralTags } from '../neutral-tags.ts';
import { type Branch, type BranchPart, withBranches, withChain } from './with-branches.ts';

/** Nodes whose conditions and repeats are the mail's own, where tags between them said so. */
export interface NeutralBranches {
  readonly nodes: readonly DocumentNode[];
  /** Blocks that held the tags and are no more. */
  readonly read: readonly NodeId[];
  /** Tags that stay as they are, and the blocks that hold them. */
  readonly left: readonly { readonly node: DocumentNode; readonly tags: string }[];
  /** Repeats around a node, by its id: their lists, the innermost last, and the names of their items in the source. */
  readonly within: ReadonlyMap<NodeId, readonly RepeatItem[]>;
}

/** A node, or a tag of a node that holds tags alone. */
type Piece =
  | { readonly kind: 'node'; readonly node: DocumentNode }
  | { readonly kind: 'tag'; readonly tag: string; readonly holder: DocumentNode };

/** Pieces up to where what they are in ends. */
interface Run {
  readonly parts: readonly BranchPart[];
  readonly end: number;
  /** Tag that ended it, or the condition that comes next; undefined if there is no end. */
  readonly by: 'else' | 'close' | ReadCondition | undefined;
}

interface Ends {
  readonly else: readonly string[] | undefined;
  readonly close: readonly string[];
  /** True when another condition may follow. */
  readonly chain: boolean;
}

/** Amount of work left for the search, in tags; a test reads how much was used. */
export interface Work {
  left: number;
}

/** Looking for where conditions end ends here: a mail of normal size needs a hundredth of it. */
const MAX_WORK = 50_000;

/**
 * Whole sections, columns or blocks that stand between tags of conditions and repeats get these themselves.
 *
 * @param around the repeats that the nodes stand in, the innermost last
 */
export function neutralBranches(
  nodes: readonly DocumentNode[],
  profile: SendingProfile,
  work: Work = { left: MAX_WORK },
  around: readonly RepeatItem[] = [],
): NeutralBranches {
  const reader = createConditionReader(profile);
  const { field } = createProfileReader(profile);
  // A field alone is something to read.
  const tagsIn = (node: DocumentNode) => {
    const tags = markerTags(node);
    return tags?.some((tag) => field(tag)) ? undefined : tags;
  };
  const within = new Map<NodeId, readonly RepeatItem[]>();
  const itemsOf = (id: NodeId) => within.get(id) ?? [];
  const named = (tag: string, items: readonly RepeatItem[]) =>
    withItemNames(profile, tag, items, { depth: 0, variables: new Set() });

  function siblings(among: readonly DocumentNode[], items: readonly RepeatItem[]): readonly DocumentNode[] {
    const pieces = among.flatMap((node): readonly Piece[] => {
      const tags = tagsIn(node);
      if (!tags) return [{ kind: 'node', node }];
      mark(node, items);
      return tags.map((tag) => ({ kind: 'tag', tag, holder: node }));
    });
    if (pieces.length > MAX_PIECES || pieces.every(({ kind }) => kind === 'node'))
      return among.map((node) => inside(node, items));
    const lastOf = new Map(
      pieces.flatMap((piece, at): [string, number][] => (piece.kind === 'tag' ? [[spacelessTag(piece.tag), at]] : [])),
    );
    const known = new Map<number, { readonly part: readonly DocumentNode[]; readonly end: number } | null>();
    const made = run(0, undefined);
    return settled(made.parts);

    function run(from: number, ends: Ends | undefined): Run {
      const parts: BranchPart[] = [];
      let at = from;
      while (at < pieces.length) {
        const piece = pieces[at];
        work.left -= 1;
        if (!piece || (ends && work.left < 0)) break;
        if (piece.kind === 'node') {
          parts.push(inside(piece.node, items));
          at += 1;
          continue;
        }
        if (ends && stands(at, ends.close)) return { parts, end: at + ends.close.length, by: 'close' };
        if (ends?.else && stands(at, ends.else)) return { parts, end: at + ends.else.length, by: 'else' };
        const next = ends?.chain ? reader.elseIf(named(piece.tag, items) ?? '', listsOf(items)) : undefined;
        if (next) return { parts, end: at + 1, by: next };
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
      if (work.left < 0) return null;
      const found = conditionAt(at) ?? repeatAt(at);
      known.set(at, found);
      return found;
    }

    /** The tags from a position on, as long as no node stands between them. */
    function tagsFrom(at: number): readonly string[] {
      const tags: string[] = [];
      for (const piece of pieces.slice(at, at + MAX_OPENING)) {
        const tag = piece.kind === 'tag' ? named(piece.tag, items) : undefined;
        if (tag === undefined) break;
        tags.push(tag);
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
      for (let count = tags.length; count > 0 && work.left >= 0; count -= 1) {
        work.left -= count;
        const opened = reader.condition(tags.slice(0, count).join(''), listsOf(items));
        const made = opened && conditioned(opened, at + count);
        if (made) return made;
      }
      return null;
    }

    /** Returns whether these tags occur after a position: searching in vain for an end would go through all pieces. */
    function isBehind(at: number, [first = '']: readonly string[]): boolean {
      return (lastOf.get(spacelessTag(first)) ?? -1) >= at;
    }

    function conditioned(opened: ReadCondition, from: number) {
      const close = tagsOf(opened.close);
      const between = opened.else === undefined ? undefined : tagsOf(opened.else);
      const branches: Branch[] = [];
      let condition: DisplayCondition | null = opened.condition;
      let at = from;
      while (isBehind(at, close)) {
        const { parts, end, by } = run(at, { else: condition ? between : undefined, close, chain: condition !== null });
        if (by === undefined) return null;
        branches.push({ condition, parts });
        if (by === 'close') {
          const part = partOf(branches);
          return part && { part, end };
        }
        condition = by === 'else' ? null : by.condition;
        at = end;
      }
      return null;
    }

    function repeatAt(at: number) {
      const [tag = ''] = tagsFrom(at);
      const opened = reader.repeat(tag, listsOf(items));
      return opened ? repeated(opened, at + 1) : null;
    }

    function repeated(opened: ReadRepeat, from: number) {
      if (!isNodeRepeat({ list: opened.list })) return null;
      const close = tagsOf(opened.close);
      if (!isBehind(from, close)) return null;
      const body = run(from, { else: undefined, close, chain: false });
      if (body.by === undefined) return null;
      // What is inside may be compared with fields of the item.
      const again = [...items, { list: opened.list, name: opened.item }];
      const made = siblings(nodesOf(pieces.slice(from, body.end - close.length)), again);
      const [first] = made;
      const part = made.map((node) => ({ ...node, repeat: { list: opened.list } }));
      const isAlone = made.length === 1 && !first?.condition;
      if (!isAlone && !isAskedTogether(part, opened.list)) return null;
      if (made.some((node) => node.repeat || tagsIn(node))) return null;
      work.left -= made.length;
      return withNeutralTags(part, profile, itemsOf) ? { part, end: body.end } : null;
    }

    /** Tags that are left stand in their own blocks again. */
    function settled(parts: readonly BranchPart[]): readonly DocumentNode[] {
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

  function inside(node: DocumentNode, items: readonly RepeatItem[]): DocumentNode {
    within.set(node.id, items);
    return node.children ? { ...node, children: siblings(node.children, items) } : node;
  }

  function mark(node: DocumentNode, items: readonly RepeatItem[]): void {
    within.set(node.id, items);
    for (const child of node.children ?? []) mark(child, items);
  }

  const made = joinedOpposites(siblings(nodes, around), profile);
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
const MAX_PIECES = 1000;

/** Most tags before a part, including those that calculate something. */
const MAX_OPENING = 30;

/** A node whose condition asks each entry of its list, and those that are shown otherwise. */
function isAskedTogether([first, ...others]: readonly DocumentNode[], list: string): boolean {
  return first !== undefined && entryListOf(first) === list && others.every(isElse);
}

/** Pieces as the nodes that they were. */
function nodesOf(pieces: readonly Piece[]): readonly DocumentNode[] {
  const nodes: DocumentNode[] = [];
  const tags = new Map<DocumentNode, string[]>();
  for (const piece of pieces) {
    const holder = piece.kind === 'node' ? piece.node : piece.holder;
    if (nodes.at(-1) !== holder) nodes.push(holder);
    if (piece.kind === 'tag') tags.set(holder, [...(tags.get(holder) ?? []), piece.tag]);
  }
  return nodes.map((node) => {
    const own = tags.get(node);
    return own ? withTags(node, own) : node;
  });
}

function tagsOf(text: string): readonly string[] {
  return tagPieces(text).flatMap((piece) => (piece.isTag ? [piece.text] : []));
}

function listsOf(items: readonly RepeatItem[]): readonly string[] {
  return items.map(({ list }) => list);
}

function partOf(branches: readonly Branch[]): readonly DocumentNode[] | null {
  const [first, second, ...more] = branches;
  if (!first?.condition) return null;
  const isChain = more.length > 0 || (second && second.condition !== null);
  return isChain ? withChain(branches) : withBranches(first.condition, first.parts, second?.parts ?? []);
}

/** Turns a condition that directly follows its opposite into "otherwise", for systems without `else`. */
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
