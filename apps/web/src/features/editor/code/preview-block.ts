import { blankDocument, createEditor, type EmailDocument, type NodeSeed } from '@mailwright/document';
import type { EditorSession } from '../core/session/editor-session.ts';
import { renderMail } from '../core/template/mail-html.ts';

/** A mail that holds nothing but this block, in the look of the open one. */
export function previewBlock(session: EditorSession, seed: NodeSeed, css = ''): string {
  const { registry } = session.editor.context;
  const { settings, customStyles: own = '' } = session.editor.getState().document;
  const blank: EmailDocument = { ...blankDocument(registry), settings, customStyles: `${own}\n${css}` };
  const [wrapper] = blank.nodes;
  const scratch = createEditor({
    document: blank,
    context: { registry, mode: 'advanced', features: { customCode: true, products: true }, readOnly: false },
  });
  scratch.run({ type: 'insert', nodes: [seed], target: { parentId: wrapper?.id ?? null, index: 0 } });
  return renderMail(session, scratch.getState().document).html;
}
