import { may } from '@mailwright/contract';
import { IconNote } from '@tabler/icons-react';
import type { MenuAction } from '../menu-action.ts';

export const notesAction: MenuAction = {
  id: 'notes',
  icon: IconNote,
  visible: (template, actor) => may('note', actor, template),
  run: (template, page) => page.open({ kind: 'notes', template }),
};
