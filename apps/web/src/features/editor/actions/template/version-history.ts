import { IconVersions } from '@tabler/icons-react';
import { openDialog } from '../../session/editor-session.ts';
import type { EditorAction } from '../action.ts';
import { notes } from './notes.ts';

/** Action that shows the versions that were saved before, also to people who may write notes. */
export const versionHistory: EditorAction = {
  id: 'version-history',
  label: 'action.versionHistory',
  icon: IconVersions,
  reading: true,
  ...(notes.visible && { visible: notes.visible }),
  run: (session) => openDialog(session, { kind: 'versions' }),
};
