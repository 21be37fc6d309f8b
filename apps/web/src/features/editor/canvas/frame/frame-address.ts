import type { DocumentNode, Editor, EmailDocument } from '@mailwright/document';
import { wholeDocument } from '@mailwright/render';
import { islandCode, loadIslandCode } from '../../core/island/load-island-code.ts';

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
  const code = islandCode();
  if (source !== null && !code) return FRAME;
  const address = source === null || !code ? FRAME : `${FRAME}?mode=${code.documentMode(source)}`;
  addresses.set(node, address);
  return address;
}

/** Calls when the address may be another one: with the mail, and once the doctype of an imported one can be read. */
export function followFrameAddress(editor: Editor, changed: () => void): () => void {
  const follow = () => {
    changed();
    if (islandCode() || wholeDocument(editor.getState().document) === null) return;
    void loadIslandCode()
      .then(changed)
      .catch(() => undefined);
  };
  return editor.subscribe(follow);
}
