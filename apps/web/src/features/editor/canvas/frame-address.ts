import type { DocumentNode, EmailDocument } from '@mailwright/document';
import { wholeDocument } from '@mailwright/render';
import { islandCode } from '../session/island/load-island-code.ts';

const FRAME = '/canvas-frame';

const addresses = new WeakMap<DocumentNode, string>();

/**
 * The blank page that a mail is shown on. An imported whole document gets one that is laid out by its own doctype, and
 * no page serves mails of both kinds.
 */
export function frameAddress(document: EmailDocument): string {
  const [node] = document.nodes;
  if (!node || document.nodes.length > 1) return FRAME;
  const known = addresses.get(node);
  if (known !== undefined) return known;
  const source = wholeDocument(document);
  const address = source === null ? FRAME : `${FRAME}?mode=${islandCode()?.documentMode(source) ?? 'no-quirks'}`;
  addresses.set(node, address);
  return address;
}
