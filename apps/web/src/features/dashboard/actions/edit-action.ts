import { may } from '@mailwright/contract';
import { IconPencil } from '@tabler/icons-react';
import type { MenuAction } from './menu-action.ts';

export const editAction: MenuAction = {
  id: 'edit',
  icon: IconPencil,
  visible: (template, actor) => !template.isSystem && may('edit', actor, template),
  run: (template, page) => page.goTo(`/edit/${template.id}`),
};
