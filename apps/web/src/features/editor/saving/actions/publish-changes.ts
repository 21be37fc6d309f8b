import { IconSend } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { isDirty, isSavingByHand } from '../../core/session/editor-session.ts';
import { isModule } from '../../core/template/open-module.ts';

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
  run: async (session) => (await import('../module/publish-module.ts')).publishModule(session),
};
