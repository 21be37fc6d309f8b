import { type DocumentNode, type EmailDocument, instanceAt, locate, type NodeId } from '@mailwright/document';
import { IconCornerLeftUp } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { preview } from '../../core/actions/preview.ts';
import { selectedForeignElement, selectForeignElement } from '../../core/island/foreign-element.ts';
import { islandCode } from '../../core/island/load-island-code.ts';
import { isNarrow } from '../../core/view/use-narrow.ts';

/** Goes one level up; from the outermost node to the mail itself, from the preview to editing. */
export const selectParent: EditorAction = {
  id: 'select-parent',
  label: 'action.selectParent',
  icon: IconCornerLeftUp,
  allowedReadOnly: true,
  inPreview: true,
  enabled: ({ editor, view }) => (view.getState().preview ? !isNarrow() : editor.getState().selection.length > 0),
  run: (session) => {
    const { editor } = session;
    // Where there is no room for panels there is nothing to go back to, which `enabled` knows.
    if (session.view.getState().preview) {
      preview.run(session);
      return;
    }
    const { document, selection } = editor.getState();
    const foreignElement = selectedForeignElement(session);
    if (foreignElement) {
      selectForeignElement(session, islandCode()?.parentForeignElement(document, foreignElement) ?? null);
      return;
    }
    const [first] = selection;
    const parent = first === undefined ? undefined : parentOf(document, first);
    editor.select(parent ? [parent.id] : []);
  },
};

/** From within a linked module the way up leads to the module. */
function parentOf(document: EmailDocument, id: NodeId): DocumentNode | null | undefined {
  const top = instanceAt(document, id)?.top;
  return top && top.id !== id ? top : locate(document, id)?.parent;
}
