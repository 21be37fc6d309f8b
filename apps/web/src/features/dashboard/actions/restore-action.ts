import { may } from '@mailwright/contract';
import { IconArrowBackUp } from '@tabler/icons-react';
import i18next from 'i18next';
import { toast } from '../../../shared/ui/toast.tsx';
import { changeStatus } from '../data/template-changes.ts';
import type { MenuAction } from './menu-action.ts';

/** Move to drafts. */
export const restoreAction: MenuAction = {
  id: 'restore',
  icon: IconArrowBackUp,
  visible: (template, actor) => !template.isSystem && may('restore', actor, template),
  run: async (template) => {
    if (!(await changeStatus(template, 'restore'))) return;
    toast.success(i18next.t('dashboard:toast.restored', { name: template.name }));
  },
};
