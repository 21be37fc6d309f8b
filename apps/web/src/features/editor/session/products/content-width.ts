import { blockRegistry } from '@mailwright/blocks';
import { type EmailDocument, locate, type NodeId } from '@mailwright/document';

/** CSS pixels that a block has for what it shows on a desktop: what its containers leave, without its own padding. */
export function contentWidth(document: EmailDocument, id: NodeId): number {
  const { settings } = document;
  const found = locate(document, id);
  if (!found) return settings.width;
  const { ancestors, path, node } = found;
  const outer = ancestors.reduce(
    (width, ancestor, level) =>
      blockRegistry.get(ancestor.type)?.childWidth?.(ancestor, path[level + 1] ?? 0, width, settings) ?? width,
    settings.width,
  );
  const { paddingLeft = 0, paddingRight = 0, borderLeftWidth = 0, borderRightWidth = 0 } = node.style;
  return Math.max(1, outer - paddingLeft - paddingRight - borderLeftWidth - borderRightWidth);
}
