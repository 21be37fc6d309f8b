import { IconSendOff } from '@tabler/icons-react';
import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';
import type { EditorAction } from '../../core/actions/action.ts';
import { isSavingByHand } from '../../core/session/editor-session.ts';
import { isModule } from '../../core/template/open-module.ts';
import { changeStatus } from '../save/change-status.ts';

export const unpublish: EditorAction = {
  id: 'unpublish',
  label: 'action.unpublish',
  icon: IconSendOff,
  inPreview: true,
  visible: (session) => {
    const { status, isOwner, isSystem } = session.state.getState().template;
    return !isModule(session) && status === 'published' && isOwner && !isSystem && !isEmbedded();
  },
  enabled: ({ state }) => !isSavingByHand(state.getState()),
  run: async (session) => {
    const agreed = await confirm({
      title: i18n.t('editor:unpublish.title'),
      body: i18n.t('editor:unpublish.body'),
      confirmLabel: i18n.t('editor:action.unpublish'),
    });
    if (agreed) await changeStatus(session, 'draft');
  },
};
