import { wholeDocument } from '@mailwright/render';
import { IconBraces } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { openDialog } from '../../core/session/editor-session.ts';

export const templateCss: EditorAction = {
  id: 'template-css',
  label: 'action.templateCss',
  icon: IconBraces,
  // A mail that is a document of its own is sent as it is; its CSS is in its own style tags.
  visible: ({ editor }) => wholeDocument(editor.getState().document) === null,
  run: (session) => openDialog(session, { kind: 'template-css' }),
};
