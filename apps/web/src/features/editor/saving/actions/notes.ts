import { IconNote } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { openDialog } from '../../core/session/editor-session.ts';

/** Personal notes: for the owner and those the template is shared with. */
export const notes: EditorAction = {
  id: 'notes',
  label: 'action.notes',
  icon: IconNote,
  allowedReadOnly: true,
  visible: ({ readOnly, state }) => {
    const { isSystem, isOwner, isCollaborator } = state.getState().template;
    return isSystem ? !readOnly : isOwner || isCollaborator;
  },
  run: (session) => openDialog(session, { kind: 'notes' }),
};
