import { IconDeviceFloppy } from '@tabler/icons-react';
import { isEmbedded } from '../../../shared/embedding/parent-window.ts';
import { saveAndContinue as run } from '../session/finish-embedded.ts';
import type { EditorAction } from './action.ts';

/** Saving alone keeps its keys: they are for those who are not done yet. */
export const saveAndContinue: EditorAction = {
  id: 'save-and-continue',
  label: 'action.saveAndContinue',
  icon: IconDeviceFloppy,
  inPreview: true,
  visible: () => isEmbedded(),
  enabled: ({ state }) => !state.getState().saving,
  run,
};
