import { findNode } from '@mailwright/document';
import { IconPhotoEdit } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { pictureOf } from '../../core/images/choose-image.ts';
import { type EditorSession, openDialog } from '../../core/session/editor-session.ts';

/** For one selected block that shows a picture of its own. */
export const editImage: EditorAction = {
  id: 'edit-image',
  label: 'image.edit',
  icon: IconPhotoEdit,
  visible: (session) => selectedPicture(session) !== null,
  run(session) {
    const picture = selectedPicture(session);
    if (picture) openDialog(session, { kind: 'picture-editor', ...picture });
  },
};

function selectedPicture({ editor }: EditorSession) {
  const { document, selection } = editor.getState();
  const node = selection.length === 1 ? findNode(document, selection[0] ?? '') : undefined;
  return node ? pictureOf(editor, node) : null;
}
