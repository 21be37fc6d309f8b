import { type EmailDocument, locateTopmost, type NodeId } from '@mailwright/document';
import type { Renderer } from '@mailwright/render';

/** What the nodes take of the mail, bytes; each in the place it stands in. */
export function selectionBytes(document: EmailDocument, ids: readonly NodeId[], renderer: Renderer): number {
  return locateTopmost(document, ids).reduce((sum, { node, ancestors, path }) => {
    const place = ancestors.reduce(
      (around, ancestor, level) => renderer.childPlaces(ancestor, around)[path[level + 1] ?? 0] ?? around,
      renderer.root,
    );
    return sum + renderer.bytes(node, place);
  }, 0);
}
