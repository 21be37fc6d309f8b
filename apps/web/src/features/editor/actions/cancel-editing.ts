import { IconX } from '@tabler/icons-react';
import { isEmbedded } from '../../../shared/embedding/parent-window.ts';
import { cancelEditing as run } from '../session/finish-embedded.ts';
import type { EditorAction } from './action.ts';

export const cancelEditing: EditorAction = {
  id: 'cancel-editing',
  label: 'action.cancel',
  icon: IconX,
  reading: true,
  inPreview: true,
  visible: () => isEmbedded(),
  run,
};
