import { IconSend } from '@tabler/icons-react';
import { isDirty, isSavingByHand } from '../../session/editor-session.ts';
import { isModule } from '../../session/module/open-module.ts';
import type { EditorAction } from '../action.ts';

/** Makes what is on the canvas the next version of the module, which is what mails get. */
export const publishChanges: EditorAction = {
  id: 'publish-changes',
  label: 'action.publishChanges',
  icon: IconSend,
  inPreview: true,
  visible: isModule,
  enabled: (session) => {
    const state = session.state.getState();
    const hasChanges = state.module?.hasUnpublishedChanges === true || isDirty(session);
    return hasChanges && !isSavingByHand(state) && !state.publishing;
  },
  run: async (session) => (await import('../../session/module/publish-module.ts')).publishModule(session),
};
