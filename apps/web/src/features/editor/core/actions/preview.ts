import { IconEye } from '@tabler/icons-react';
import type { EditorAction } from './action.ts';

/** Shows the mail without editing; what was selected stays selected for coming back, and so does the device. */
export const preview: EditorAction = {
  id: 'preview',
  label: 'action.preview',
  icon: IconEye,
  whileTyping: 'anywhere',
  allowedReadOnly: true,
  inPreview: true,
  run: ({ editor, view, dragging, readOnly }) => {
    const { preview: wasOn, device, editedDevice } = view.getState();
    const preview = !wasOn;
    editor.breakCoalescing();
    view.setState({
      preview,
      device: wasOn ? editedDevice : device,
      editedDevice: wasOn ? editedDevice : device,
      editingText: null,
    });
    dragging.cancel();
    editor.setContext({ readOnly: readOnly || preview });
  },
};
