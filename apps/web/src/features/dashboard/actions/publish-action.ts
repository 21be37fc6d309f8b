import { may, sharingConflict } from '@mailwright/contract';
import { IconSend } from '@tabler/icons-react';
import { isEmbedded } from '../../../shared/embedding/parent-window.ts';
import { changeStatus } from '../data/template-changes.ts';
import type { MenuAction } from './menu-action.ts';

/**
 * Publishes a draft that is not shared, and says so in a dialog that leads on; with a shared one its owner is told what
 * stands in the way. Embedded, publishing is a part of finishing.
 */
export const publishAction: MenuAction = {
  id: 'publish',
  icon: IconSend,
  visible: (template, actor) =>
    !template.isSystem &&
    !isEmbedded() &&
    (may('publish', actor, template) || sharingConflict('publish', actor, template) !== null),
  blocked: (template, actor) => sharingConflict('publish', actor, template),
  run: async (template, page) => {
    if (!(await changeStatus(template, 'publish'))) return;
    page.open({ kind: 'published', template: { ...template, status: 'published' } });
  },
};
