import { IconLink } from '@tabler/icons-react';
import { openDialog } from '../../session/editor-session.ts';
import type { EditorAction } from '../action.ts';

export const links: EditorAction = {
  id: 'links',
  label: 'action.links',
  icon: IconLink,
  run: (session) => openDialog(session, { kind: 'links' }),
};
