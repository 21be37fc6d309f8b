import { IconEye } from '@tabler/icons-react';
import type { EditorAction } from './action.ts';

/** Shows the mail without editing; what was selected stays selected for coming back. */
export const preview: EditorAction = {
  id: 'preview',
  label: 'action.preview',
  icon: IconEye,
  shortcuts: [{ mod: true, shift: true, key: 'p' }],
  whileTyping: 'anywhere',
  reading: true,
  inPreview: true,
  run: ({ editor, view, readOnly }) => {
    const preview = !view.getState().preview;
    editor.breakCoalescing();
    view.setState({ preview, editingText: null, drag: null });
    editor.setContext({ readOnly: readOnly || preview });
  },
};
