import { imageKey, shownWidths } from '@mailwright/checks';
import { type EmailDocument, locate, type NodeId } from '@mailwright/document';
import { createRenderer, placeOfNode } from '@mailwright/render';
import type { EditorRenderOptions } from '../session/editor-session.ts';

/**
 * Returns the width at which the mail shows an image of a block on desktops, CSS pixels; null when it does not show it,
 * or as a background.
 */
export function shownWidth(
  document: EmailDocument,
  id: NodeId,
  address: string,
  options: EditorRenderOptions,
): number | null {
  const location = locate(document, id);
  if (!location || location.node.children) return null;
  const renderer = createRenderer({ ...options, settings: document.settings });
  const html = renderer.node(location.node, placeOfNode(renderer, location));
  return shownWidths(html).get(imageKey(address)) ?? null;
}
