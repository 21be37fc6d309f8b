import { IconSend } from '@tabler/icons-react';
import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import type { EditorAction } from '../../core/actions/action.ts';
import { isSavingByHand, openDialog } from '../../core/session/editor-session.ts';
import { isModule } from '../../core/template/open-module.ts';
import { isSharedInTheWay } from '../save/publish-permission.ts';

/** The way to publish a shared draft: the sharing ends first, after a question. */
export const stopSharing: EditorAction = {
  id: 'stop-sharing',
  label: 'action.stopSharing',
  icon: IconSend,
  inPreview: true,
  visible: (session) => !isEmbedded() && !isModule(session) && isSharedInTheWay(session),
  enabled: ({ state }) => !isSavingByHand(state.getState()),
  run: (session) => openDialog(session, { kind: 'stop-sharing' }),
};
