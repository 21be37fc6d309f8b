import { IconLockOpen } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { openDialog } from '../../core/session/editor-session.ts';

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
