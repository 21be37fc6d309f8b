import { may } from '@mailwright/contract';
import { IconMailForward } from '@tabler/icons-react';
import i18next from 'i18next';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { requestUnlock } from '../../data/sharing-changes.ts';
import type { MenuAction } from '../menu-action.ts';

/** Asks by mail for a template that somebody else holds. */
export const requestUnlockAction: MenuAction = {
  id: 'requestUnlock',
  icon: IconMailForward,
  visible: (template, actor) => may('requestUnlock', actor, template),
  run: async (template) => {
    if (await requestUnlock(template)) toast.success(i18next.t('messages:unlockRequestSent'));
  },
};
