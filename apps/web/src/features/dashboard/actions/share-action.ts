import { may } from '@mailwright/contract';
import { IconUserPlus } from '@tabler/icons-react';
import type { MenuAction } from './menu-action.ts';

/** Only drafts are shared, and only by their owner. */
export const shareAction: MenuAction = {
  id: 'share',
  icon: IconUserPlus,
  visible: (template, actor) => may('share', actor, template),
  run: (template, page) => page.open({ kind: 'sharing', template }),
};
