import { IconSend } from '@tabler/icons-react';
import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import { isSharedInTheWay, publishPermission } from '../../session/checks/publish-permission.ts';
import { isSavingByHand } from '../../session/editor-session.ts';
import { isModule } from '../../session/module/open-module.ts';
import { changeStatus } from '../../session/save/change-status.ts';
import type { EditorAction } from '../action.ts';

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
