import { may } from '@mailwright/contract';
import { IconCopy } from '@tabler/icons-react';
import i18next from 'i18next';
import { toast } from '../../../shared/ui/toast.tsx';
import { copyTemplate } from '../data/template-changes.ts';
import type { MenuAction } from './menu-action.ts';

export const duplicateAction: MenuAction = {
  id: 'duplicate',
  icon: IconCopy,
  visible: (template, actor) =>
    !template.isSystem && template.status !== 'deleted' && may('duplicate', actor, template),
  run: async (template, page) => {
    const id = await copyTemplate(template);
    if (id === null) return;
    toast.success(i18next.t('dashboard:toast.duplicated', { name: template.name }), {
      action: { label: i18next.t('dashboard:action.edit'), run: () => page.goTo(`/edit/${id}`) },
    });
  },
};
