import type { JsonValue } from '../json.ts';
import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import { sameJson } from '../same-json.ts';
import { childrenOf } from '../tree/walk.ts';

/** Differences between two states of a mail: the number of the difference by node, the same in both states. */
export interface ChangedNodes {
  readonly before: ReadonlyMap<NodeId, number>;
  readonly after: ReadonlyMap<NodeId, number>;
  /** Number of differences. */
  readonly count: number;
}

/**
 * The topmost nodes that look different: changed themselves, added, removed, or in another order. Of a node whose own
 * values are the same the nodes below are looked at. Numbers from 1, in the order of the mail.
 */
export function changedNodes(before: Pick<EmailDocument, 'nodes'>, after: Pick<EmailDocument, 'nodes'>): ChangedNodes {
  const marks = { before: new Map<NodeId, number>(), after: new Map<NodeId, number>() };
  let count = 0;

  function mark(old: DocumentNode | undefined, next: DocumentNode | undefined): void {
    count += 1;
    if (old) marks.before.set(old.id, count);
    if (next) marks.after.set(next.id, count);
  }

  function compare(olds: readonly DocumentNode[], nexts: readonly DocumentNode[]): void {
    const standing = new Map(nexts.map((node) => [node.id, node]));
    const known = new Map(olds.map((node) => [node.id, node]));
    const stays = olds.filter(({ id }) => standing.has(id));
    const order = nexts.filter(({ id }) => known.has(id));
    const moved = new Set(order.filter(({ id }, index) => stays[index]?.id !== id).map(({ id }) => id));
    for (const old of olds) if (!standing.has(old.id)) mark(old, undefined);
    for (const next of nexts) {
      const old = known.get(next.id);
      if (old === next && !moved.has(next.id)) continue;
      if (!old || moved.has(next.id) || !isSameItself(old, next)) mark(old, next);
      else compare(childrenOf(old), childrenOf(next));
    }
  }

  compare(before.nodes, after.nodes);
  return { ...marks, count };
}

/**
 * Returns whether two nodes look the same without their children. Marks of modules are not compared, since they are not
 * visible.
 */
function isSameItself(one: DocumentNode, other: DocumentNode): boolean {
  return (
    one.type === other.type &&
    one.anchor === other.anchor &&
    sameJson(audienceOf(one), audienceOf(other)) &&
    sameJson(one.props, other.props) &&
    sameJson(cssOf(one), cssOf(other)) &&
    sameJson(one.style as unknown as JsonValue, other.style as unknown as JsonValue)
  );
}

/** Returns the readers who are shown the node, and the list that it is repeated for. */
function audienceOf({ condition, repeat }: DocumentNode): JsonValue {
  return [condition ?? null, repeat ?? null] as unknown as JsonValue;
}

function cssOf({ scopedCss = [] }: DocumentNode): JsonValue {
  return scopedCss.map(({ css }) => css);
}
