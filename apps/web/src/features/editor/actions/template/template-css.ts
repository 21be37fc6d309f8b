import { wholeDocument } from '@mailwright/render';
import { IconBraces } from '@tabler/icons-react';
import { openDialog } from '../../session/editor-session.ts';
import type { EditorAction } from '../action.ts';

export const templateCss: EditorAction = {
  id: 'template-css',
  label: 'action.templateCss',
  icon: IconBraces,
  // A mail that is a document of its own is sent as it is; its CSS is in its own style tags.
  visible: ({ editor }) => wholeDocument(editor.getState().document) === null,
  run: (session) => openDialog(session, { kind: 'template-css' }),
};
