import { IconEye } from '@tabler/icons-react';
import { openPreview } from '../../../../shared/pages/open-preview.ts';
import type { MenuAction } from '../menu-action.ts';

/** Opens the mail in a new window. */
export const previewAction: MenuAction = {
  id: 'preview',
  icon: IconEye,
  visible: () => true,
  run: ({ id }) => openPreview(id),
};
