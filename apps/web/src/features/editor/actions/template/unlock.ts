import { IconLockOpen } from '@tabler/icons-react';
import { openDialog } from '../../session/editor-session.ts';
import type { EditorAction } from '../action.ts';

/** Action that gives back the lock of a shared draft; visible to the person who holds it. */
export const unlock: EditorAction = {
  id: 'unlock',
  label: 'action.unlock',
  icon: IconLockOpen,
  inPreview: true,
  inCompact: true,
  visible: ({ state }) => ['held', 'unsure'].includes(state.getState().lock.kind),
  run: (session) => openDialog(session, { kind: 'unlock' }),
};
