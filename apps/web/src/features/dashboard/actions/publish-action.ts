import { may } from '@mailwright/contract';
import { IconSend } from '@tabler/icons-react';
import i18next from 'i18next';
import { toast } from '../../../shared/ui/toast.tsx';
import { changeStatus } from '../data/template-changes.ts';
import type { MenuAction } from './menu-action.ts';

export const publishAction: MenuAction = {
  id: 'publish',
  icon: IconSend,
  visible: (template, actor) => !template.isSystem && may('publish', actor, template),
  run: async (template) => {
    if (!(await changeStatus(template, 'publish'))) return;
    toast.success(i18next.t('dashboard:toast.published', { name: template.name }));
  },
};
