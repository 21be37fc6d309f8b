import { may } from '@mailwright/contract';
import { IconLockOpen } from '@tabler/icons-react';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { addressOfView } from '../../data/dashboard-view.ts';
import { unlockTemplate } from '../../data/sharing-changes.ts';
import type { MenuAction } from '../menu-action.ts';

/** Releases the lock after confirmation, for the person who holds it; a collaborator is then shown the shared templates. */
export const unlockAction: MenuAction = {
  id: 'unlock',
  icon: IconLockOpen,
  visible: (template, actor) => may('unlock', actor, template),
  run: async (template, page) => {
    const sure = await confirm({
      title: i18n.t('dashboard:unlock.title', { name: template.name }),
      body: i18n.t('dashboard:unlock.body'),
      confirmLabel: i18n.t('dashboard:action.unlock'),
    });
    if (!sure || !(await unlockTemplate(template))) return;
    toast.success(i18n.t('dashboard:toast.unlocked', { name: template.name }));
    if (!template.isOwner) page.goTo(addressOfView({ kind: 'shared' }));
  },
};
