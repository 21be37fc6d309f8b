import { IconLink } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { openDialog } from '../../core/session/editor-session.ts';

export const links: EditorAction = {
  id: 'links',
  label: 'action.links',
  icon: IconLink,
  run: (session) => openDialog(session, { kind: 'links' }),
};
