import { IconX } from '@tabler/icons-react';
import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import type { EditorAction } from '../../core/actions/action.ts';

export const cancelEditing: EditorAction = {
  id: 'cancel-editing',
  label: 'action.cancel',
  icon: IconX,
  allowedReadOnly: true,
  inPreview: true,
  visible: () => isEmbedded(),
  run: async (session) => (await import('../save/finish-embedded.ts')).cancelEditing(session),
};
