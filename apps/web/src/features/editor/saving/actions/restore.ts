import { IconRestore } from '@tabler/icons-react';
import { queryClient } from '../../../../shared/api/query-client.ts';
import type { EditorAction } from '../../core/actions/action.ts';
import { EDITOR_QUERIES } from '../../core/template/refresh-lists.ts';
import { changeStatus } from '../save/change-status.ts';

/** A deleted template is read-only; as a draft again it is opened anew, for editing. */
export const restore: EditorAction = {
  id: 'restore',
  label: 'action.restore',
  icon: IconRestore,
  allowedReadOnly: true,
  inPreview: true,
  visible: ({ state }) => {
    const { status, isOwner, isSystem } = state.getState().template;
    return status === 'deleted' && isOwner && !isSystem;
  },
  run: async (session) => {
    const restored = await changeStatus(session, 'draft');
    const { id } = session.state.getState().template;
    if (restored) await queryClient.invalidateQueries({ queryKey: [EDITOR_QUERIES, id] });
  },
};
