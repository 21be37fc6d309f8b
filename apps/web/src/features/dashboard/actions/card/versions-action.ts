import { may } from '@mailwright/contract';
import { IconVersions } from '@tabler/icons-react';
import type { MenuAction } from '../menu-action.ts';

export const versionsAction: MenuAction = {
  id: 'versions',
  icon: IconVersions,
  visible: (template, actor) => may('versions', actor, template),
  run: (template, page) => page.open({ kind: 'versions', template }),
};
