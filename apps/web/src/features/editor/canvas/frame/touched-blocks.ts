import type { DocumentNode, NodeId } from '@mailwright/document';
import { type Box, bottom, covers, overlap } from '../geometry.ts';

/** More children than this stand below each other, in order. */
const MANY = 12;

/**
 * The blocks a box touches, in the order of the mail. Containers wholly inside the box are taken without measuring
 * what they hold, and those outside are not looked into, so that a box over a long mail answers within a frame.
 */
export function touchedBlocks(
  roots: readonly DocumentNode[],
  box: Box,
  measure: (id: NodeId) => Box | null,
): readonly NodeId[] {
  const touched: NodeId[] = [];
  const take = (node: DocumentNode): void => {
    if (node.children) node.children.forEach(take);
    else touched.push(node.id);
  };
  const visit = (node: DocumentNode): void => {
    const own = measure(node.id);
    if (!own || !overlap(own, box)) return;
    if (!node.children || covers(box, own)) take(node);
    else within(node.children, box, measure).forEach(visit);
  };
  within(roots, box, measure).forEach(visit);
  return touched;
}

/** Of many children those from the first to the last that the box can reach, found without measuring the others. */
function within(
  nodes: readonly DocumentNode[],
  box: Box,
  measure: (id: NodeId) => Box | null,
): readonly DocumentNode[] {
  if (nodes.length <= MANY) return nodes;
  const first = firstShown(nodes, measure, (own) => bottom(own) > box.top);
  return nodes.slice(
    first,
    firstShown(nodes, measure, (own) => own.top >= bottom(box)),
  );
}

/** Index of the first node for which `isPast` holds, as for all after it; one that is not shown counts as the next. */
function firstShown(
  nodes: readonly DocumentNode[],
  measure: (id: NodeId) => Box | null,
  isPast: (own: Box) => boolean,
): number {
  let low = 0;
  let high = nodes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    let shown = middle;
    let own: Box | null = null;
    for (; shown < high && !own; shown += 1) own = measure(nodes[shown]?.id ?? '');
    if (own && !isPast(own)) low = shown;
    else high = middle;
  }
  return low;
}
