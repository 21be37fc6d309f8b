import { may } from '@mailwright/contract';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { MenuAction } from '../menu-action.ts';

export const settingsAction: MenuAction = {
  id: 'settings',
  icon: IconAdjustmentsHorizontal,
  visible: (template, actor) => may('edit', actor, template),
  run: (template, page) => page.open({ kind: 'settings', template }),
};
