import { may } from '@mailwright/contract';
import { IconSendOff } from '@tabler/icons-react';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { changeStatus } from '../../data/template-changes.ts';
import type { MenuAction } from '../menu-action.ts';

export const unpublishAction: MenuAction = {
  id: 'unpublish',
  icon: IconSendOff,
  visible: (template, actor) => !template.isSystem && may('unpublish', actor, template),
  run: async (template) => {
    const sure = await confirm({
      title: i18n.t('dashboard:unpublish.title', { name: template.name }),
      body: i18n.t('dashboard:unpublish.body'),
      confirmLabel: i18n.t('dashboard:action.unpublish'),
    });
    if (!sure || !(await changeStatus(template, 'unpublish'))) return;
    toast.success(i18n.t('dashboard:toast.unpublished', { name: template.name }));
  },
};
