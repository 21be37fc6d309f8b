import type { NodeId } from '@mailwright/document';
import type { LayerRow } from './layer-rows.ts';

/** Rows that are not on the canvas because something around them is hidden. */
export function coveredLayers(rows: readonly LayerRow[], hidden: ReadonlySet<NodeId>): ReadonlySet<NodeId> {
  const covered = new Set<NodeId>();
  if (hidden.size === 0) return covered;
  for (const { node, parentId } of rows) {
    if (parentId !== null && (hidden.has(parentId) || covered.has(parentId))) covered.add(node.id);
  }
  return covered;
}
