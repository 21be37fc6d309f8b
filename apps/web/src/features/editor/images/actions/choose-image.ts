import { findNode } from '@mailwright/document';
import { IconPhoto } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { chooseImage, imageField } from '../../core/images/choose-image.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';

/** Chooses another picture for the selected block. */
export const chooseImageAction: EditorAction = {
  id: 'choose-image',
  label: 'action.chooseImage',
  icon: IconPhoto,
  inCompact: true,
  visible: (session) => pictured(session) !== undefined,
  run: (session) => {
    const node = pictured(session);
    if (node) chooseImage(session, node);
  },
};

/** The one selected block, if it has a picture of its own. */
function pictured({ editor }: EditorSession) {
  const { document, selection } = editor.getState();
  const [id] = selection;
  const node = id === undefined || selection.length > 1 ? undefined : findNode(document, id);
  return node && imageField(editor, node) ? node : undefined;
}
