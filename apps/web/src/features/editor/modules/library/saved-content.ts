import { type DocumentNode, type JsonObject, moduleDocument, withoutMarks, writeDocument } from '@mailwright/document';
import type { SavableNodes } from '../../core/linked/savable-nodes.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { renderMail } from '../../core/template/mail-html.ts';

/**
 * Returns the nodes as they are saved: linked modules in them remain linked, one that is saved itself becomes a module of
 * its own.
 */
function savedNodes({ nodes, linkable }: SavableNodes): readonly DocumentNode[] {
  return linkable ? nodes : nodes.map(withoutMarks);
}

/** The content of the new module as it travels: one block, or a list of sections. */
export function savedComponents(saved: SavableNodes): JsonObject | JsonObject[] {
  const { nodes } = writeDocument({ nodes: savedNodes(saved) } as Parameters<typeof writeDocument>[0]);
  const [first, ...others] = nodes as JsonObject[];
  return saved.kind === 'block' && first ? first : [...(first ? [first] : []), ...others];
}

/** Returns the HTML of the new module, as a mail with nothing else in it, and its width, pixels. */
export function savedLook(
  session: EditorSession,
  saved: SavableNodes,
): { readonly html: string; readonly width: number } {
  const { registry } = session.editor.context;
  const { settings } = session.editor.getState().document;
  const { html } = renderMail(session, moduleDocument(saved.nodes, { settings, kind: saved.kind, registry }));
  return { html, width: settings.width };
}

/** Returns whether the mail has the author's own CSS, which remains with the mail. */
export function hasOwnStyles({ editor }: Pick<EditorSession, 'editor'>): boolean {
  return (editor.getState().document.customStyles ?? '').trim() !== '';
}
