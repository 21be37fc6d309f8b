import { may } from '@mailwright/contract';
import { IconMailForward } from '@tabler/icons-react';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { requestUnlock } from '../../data/sharing-changes.ts';
import type { MenuAction } from '../menu-action.ts';

/** Asks by mail the person who holds the lock of a template to release it. */
export const requestUnlockAction: MenuAction = {
  id: 'requestUnlock',
  icon: IconMailForward,
  visible: (template, actor) => may('requestUnlock', actor, template),
  run: async (template) => {
    if (await requestUnlock(template)) toast.success(i18n.t('messages:unlockRequestSent'));
  },
};
