import { may } from '@mailwright/contract';
import { IconTrashX } from '@tabler/icons-react';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { deleteForever } from '../../data/template-changes.ts';
import type { MenuAction } from '../menu-action.ts';

/** Deletes forever, after confirmation. */
export const deleteAction: MenuAction = {
  id: 'delete',
  icon: IconTrashX,
  danger: true,
  visible: (template, actor) => may('deleteForever', actor, template),
  run: async (template) => {
    const sure = await confirm({
      title: i18n.t('dashboard:delete.title', { name: template.name }),
      body: i18n.t('dashboard:delete.body'),
      confirmLabel: i18n.t('dashboard:delete.confirm'),
      danger: true,
    });
    if (!sure || !(await deleteForever(template))) return;
    toast.success(i18n.t('dashboard:toast.deleted', { name: template.name }));
  },
};
