import { IconVersions } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { openDialog } from '../../core/session/editor-session.ts';
import { notes } from './notes.ts';

/** Action that shows the versions that were saved before, also to people who may write notes. */
export const versionHistory: EditorAction = {
  id: 'version-history',
  label: 'action.versionHistory',
  icon: IconVersions,
  allowedReadOnly: true,
  ...(notes.visible && { visible: notes.visible }),
  run: (session) => openDialog(session, { kind: 'versions' }),
};
