import { IconSend } from '@tabler/icons-react';
import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import type { EditorAction } from '../../core/actions/action.ts';
import { isSavingByHand } from '../../core/session/editor-session.ts';
import { isModule } from '../../core/template/open-module.ts';
import { changeStatus } from '../save/change-status.ts';
import { isSharedInTheWay, publishPermission } from '../save/publish-permission.ts';

/** Embedded, publishing is a part of finishing. With a shared draft its owner is told what stands in the way. */
export const publish: EditorAction = {
  id: 'publish',
  label: 'action.publish',
  icon: IconSend,
  inPreview: true,
  visible: (session) =>
    !isEmbedded() && !isModule(session) && (publishPermission(session).allowed || isSharedInTheWay(session)),
  blocked: (session) => (isSharedInTheWay(session) ? 'publish.shared' : null),
  enabled: ({ state }) => !isSavingByHand(state.getState()),
  run: (session) => changeStatus(session, 'published', { checks: true }),
};
