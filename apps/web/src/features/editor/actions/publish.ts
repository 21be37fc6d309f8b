import { IconSend } from '@tabler/icons-react';
import { changeStatus } from '../session/change-status.ts';
import type { EditorAction } from './action.ts';

/** Only a draft that is not shared can be published. */
export const publish: EditorAction = {
  id: 'publish',
  label: 'action.publish',
  icon: IconSend,
  inPreview: true,
  visible: ({ state }) => {
    const { status, isShared, isOwner } = state.getState().template;
    return status === 'draft' && !isShared && isOwner;
  },
  enabled: ({ state }) => !state.getState().saving,
  run: (session) => changeStatus(session, 'published'),
};
