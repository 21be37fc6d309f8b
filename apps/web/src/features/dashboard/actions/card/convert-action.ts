import { may } from '@mailwright/contract';
import { IconTemplate } from '@tabler/icons-react';
import { convertToSystem } from '../../../../shared/pages/convert-to-system.ts';
import type { MenuAction } from '../menu-action.ts';

/** Copies the published template to everybody's library, then shows the published list. */
export const convertAction: MenuAction = {
  id: 'convert',
  icon: IconTemplate,
  visible: (template, actor) => may('convertToSystem', actor, template),
  run: async (template, page) => {
    if (await convertToSystem(template)) page.goTo('/?status=published');
  },
};
