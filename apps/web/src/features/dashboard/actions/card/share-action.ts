import { may, sharingConflict } from '@mailwright/contract';
import { IconUserPlus } from '@tabler/icons-react';
import type { MenuAction } from '../menu-action.ts';

/** Only drafts are shared, and only by their owner; with a published one the owner is told so. */
export const shareAction: MenuAction = {
  id: 'share',
  icon: IconUserPlus,
  visible: (template, actor) => may('share', actor, template) || sharingConflict('share', actor, template) !== null,
  blocked: (template, actor) => sharingConflict('share', actor, template),
  run: (template, page) => page.open({ kind: 'sharing', template }),
};
