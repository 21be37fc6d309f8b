import { sharingConflict } from '@mailwright/contract';
import { IconUserPlus } from '@tabler/icons-react';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';
import { changeStatus } from '../../data/template-changes.ts';
import type { MenuAction } from '../menu-action.ts';

/** Turns a published template into a draft after confirmation, then opens its sharing. */
export const unpublishAndShareAction: MenuAction = {
  id: 'unpublishAndShare',
  icon: IconUserPlus,
  visible: (template, actor) => sharingConflict('share', actor, template) === 'published',
  run: async (template, page) => {
    const sure = await confirm({
      title: i18n.t('dashboard:unpublishAndShare.title', { name: template.name }),
      body: i18n.t('dashboard:unpublish.body'),
      confirmLabel: i18n.t('dashboard:unpublishAndShare.confirm'),
    });
    if (!sure || !(await changeStatus(template, 'unpublish'))) return;
    page.open({ kind: 'sharing', template: { ...template, status: 'draft' } });
  },
};
