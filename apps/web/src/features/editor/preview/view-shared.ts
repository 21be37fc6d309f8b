import { endpoints, fillPath, LIMITS } from '@mailwright/contract';
import { IconExternalLink } from '@tabler/icons-react';
import type { EditorAction } from '../core/actions/action.ts';

/** A shared template as it is saved, in a window of its own. */
export const viewShared: EditorAction = {
  id: 'view-shared',
  label: 'action.viewShared',
  icon: IconExternalLink,
  allowedReadOnly: true,
  inPreview: true,
  visible: ({ state }) => state.getState().template.isShared,
  run: ({ state }) => {
    const { width, height } = LIMITS.previewWindow;
    const address = fillPath(endpoints.pages.sharingShow.path, { id: state.getState().template.id });
    window.open(address, '_blank', `noopener,popup,width=${width},height=${height}`);
  },
};
