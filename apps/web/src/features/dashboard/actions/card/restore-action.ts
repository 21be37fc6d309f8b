import { may } from '@mailwright/contract';
import { IconArrowBackUp } from '@tabler/icons-react';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { changeStatus } from '../../data/template-changes.ts';
import type { MenuAction } from '../menu-action.ts';

/** Moves the template to the drafts; a system template returns to the library. */
export const restoreAction: MenuAction = {
  id: 'restore',
  icon: IconArrowBackUp,
  labelOf: ({ isSystem }) => (isSystem ? 'restoreSystem' : 'restore'),
  visible: (template, actor) => may('restore', actor, template),
  run: async (template) => {
    if (!(await changeStatus(template, 'restore'))) return;
    const said = template.isSystem ? 'dashboard:toast.restoredSystem' : 'dashboard:toast.restored';
    toast.success(i18n.t(said, { name: template.name }));
  },
};
