import { type EmailDocument, locateTopmost, type NodeId } from '@mailwright/document';
import type { Renderer } from '@mailwright/render';

/** What the nodes take of the mail, bytes; each in the width it stands in. */
export function weighSelection(document: EmailDocument, ids: readonly NodeId[], renderer: Renderer): number {
  return locateTopmost(document, ids).reduce((sum, { node, ancestors, path }) => {
    const width = ancestors.reduce(
      (room, ancestor, level) => renderer.childWidths(ancestor, room)[path[level + 1] ?? 0] ?? room,
      renderer.rootWidth,
    );
    return sum + renderer.bytes(node, width);
  }, 0);
}
