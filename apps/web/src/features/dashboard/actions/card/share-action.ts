import { may, sharingConflict } from '@mailwright/contract';
import { IconUserPlus } from '@tabler/icons-react';
import type { MenuAction } from '../menu-action.ts';

/**
 * Opens the sharing of a draft, for its owner only. For a published template the owner is told that only drafts can be shared.
 */
export const shareAction: MenuAction = {
  id: 'share',
  icon: IconUserPlus,
  visible: (template, actor) => may('share', actor, template) || sharingConflict('share', actor, template) !== null,
  blocked: (template, actor) => sharingConflict('share', actor, template),
  run: (template, page) => page.open({ kind: 'sharing', template }),
};
