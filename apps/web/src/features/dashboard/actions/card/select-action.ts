import { IconCopyCheck } from '@tabler/icons-react';
import { notifyCopied } from '../../data/tell-copied.ts';
import { copyTemplate } from '../../data/template-changes.ts';
import type { MenuAction } from '../menu-action.ts';

/** Makes the person's own copy of a system template and opens it. */
export const selectAction: MenuAction = {
  id: 'select',
  icon: IconCopyCheck,
  visible: (template) => template.isSystem && template.status === 'published',
  run: async (template, page) => {
    const id = await copyTemplate(template);
    if (id === null) return;
    page.goTo(`/edit/${id}`);
    notifyCopied(template, id, page, { isOpen: true });
  },
};
