import { IconLink } from '@tabler/icons-react';
import { copyPublicLink } from '../../../../shared/pages/copy-public-link.ts';
import type { MenuAction } from '../menu-action.ts';

/** Copies the address of the mail's public page. */
export const copyLinkAction: MenuAction = {
  id: 'copyLink',
  icon: IconLink,
  visible: ({ status }) => status !== 'deleted',
  run: (template) => copyPublicLink(template),
};
