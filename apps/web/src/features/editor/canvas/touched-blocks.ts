import type { DocumentNode, NodeId } from '@mailwright/document';
import { type Box, covers, overlap } from './geometry.ts';

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
    else node.children.forEach(visit);
  };
  roots.forEach(visit);
  return touched;
}
