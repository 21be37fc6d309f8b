import { IconEye } from '@tabler/icons-react';
import { openPreview } from '../../../../shared/pages/open-preview.ts';
import type { MenuAction } from '../menu-action.ts';

/** The mail in a window of its own. */
export const previewAction: MenuAction = {
  id: 'preview',
  icon: IconEye,
  visible: () => true,
  run: ({ id }) => openPreview(id),
};
