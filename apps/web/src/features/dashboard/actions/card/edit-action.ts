import { may } from '@mailwright/contract';
import { IconPencil } from '@tabler/icons-react';
import { editAddress } from '../../data/edit-address.ts';
import type { MenuAction } from '../menu-action.ts';

export const editAction: MenuAction = {
  id: 'edit',
  icon: IconPencil,
  visible: (template, actor) => may('edit', actor, template),
  run: (template, page) => page.goTo(editAddress(template)),
};
