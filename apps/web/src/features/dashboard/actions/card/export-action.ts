import { may } from '@mailwright/contract';
import { IconFileExport } from '@tabler/icons-react';
import type { MenuAction } from '../menu-action.ts';

export const exportAction: MenuAction = {
  id: 'export',
  icon: IconFileExport,
  // From the library people take a copy of their own.
  visible: (template, actor) => template.status !== 'deleted' && may('versions', actor, template),
  run: (template, page) => page.open({ kind: 'export', template }),
};
