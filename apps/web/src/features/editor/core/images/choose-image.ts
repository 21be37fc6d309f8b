import { type DocumentNode, type Editor, fieldApplies, isFieldOpen } from '@mailwright/document';
import { selectedForeignElement } from '../island/foreign-element.ts';
import { islandCode } from '../island/load-island-code.ts';
import { type EditorSession, openDialog } from '../session/editor-session.ts';
import type { ViewStore } from '../view/view-store.ts';

/** Gives the panel's image field the focus when an empty image place is pressed. */
export function focusImageField(
  { editor, view }: { readonly editor: Editor; readonly view: ViewStore },
  node: DocumentNode,
): void {
  if (imageField(editor, node) && node.props.src === '') {
    view.setState({ panelFocus: { prop: 'src', item: null } });
  }
}

/** Opens the image dialog for the picture of a block; false for a block without one. */
export function chooseImage(session: EditorSession, node: DocumentNode): boolean {
  const field = imageField(session.editor, node);
  if (!field) return false;
  const { prop, only } = field;
  openDialog(session, { kind: 'images', ...(only && { only }), target: { nodeId: node.id, prop } });
  return true;
}

/** The picture that a block shows, and the place it stands in; null for a block without one. */
export function pictureOf(editor: Editor, node: DocumentNode) {
  const field = imageField(editor, node);
  const source = field && node.props[field.prop];
  if (!field || typeof source !== 'string' || source === '') return null;
  return { source, target: { nodeId: node.id, prop: field.prop } };
}

/** Opens the image dialog for the selected picture of foreign HTML; one that may not be changed has its inputs in the panel. */
export function chooseForeignImage(session: EditorSession): void {
  const foreignElement = selectedForeignElement(session);
  if (foreignElement === null) return;
  const { editor } = session;
  const view = islandCode()?.foreignElementView(editor.getState().document, foreignElement);
  if (editor.context.readOnly || !view || view.readOnly !== null) session.view.setState({ panelFocus: 'image' });
  else openDialog(session, { kind: 'images', target: { foreignElement } });
}

/** The field of a block's own picture, where it may be changed. */
export function imageField({ context, getState }: Editor, node: DocumentNode) {
  const fields = context.readOnly ? [] : (context.registry.get(node.type)?.fields ?? []);
  for (const field of fields) {
    if (field.kind === 'image' && field.prop === 'src' && fieldApplies(field, node.props)) {
      return isFieldOpen(getState().document, node.id, field.prop, context.registry) ? field : undefined;
    }
  }
  return undefined;
}
