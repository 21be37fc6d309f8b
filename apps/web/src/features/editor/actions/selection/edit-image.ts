import { findNode } from '@mailwright/document';
import { IconPhotoEdit } from '@tabler/icons-react';
import { type EditorSession, openDialog } from '../../session/editor-session.ts';
import { pictureOf } from '../../session/images/choose-image.ts';
import type { EditorAction } from '../action.ts';

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
