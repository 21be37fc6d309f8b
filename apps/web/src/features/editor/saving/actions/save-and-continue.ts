import { IconDeviceFloppy } from '@tabler/icons-react';
import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import type { EditorAction } from '../../core/actions/action.ts';

/** The button of embedded mode; the keys of `save` do the same there. */
export const saveAndContinue: EditorAction = {
  id: 'save-and-continue',
  label: 'action.saveAndContinue',
  icon: IconDeviceFloppy,
  inPreview: true,
  visible: () => isEmbedded(),
  enabled: ({ state }) => !state.getState().saving,
  run: async (session) => (await import('../save/finish-embedded.ts')).saveAndContinue(session),
};
