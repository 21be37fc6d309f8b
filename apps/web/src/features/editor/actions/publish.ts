import { IconSend } from '@tabler/icons-react';
import { isEmbedded } from '../../../shared/embedding/parent-window.ts';
import { publishChecked } from '../session/checks/publish-checked.ts';
import { isSavingByHand } from '../session/editor-session.ts';
import { isPublishable, isSharedInTheWay } from '../session/is-publishable.ts';
import type { EditorAction } from './action.ts';

/** Embedded, publishing is a part of finishing. With a shared draft its owner is told what stands in the way. */
export const publish: EditorAction = {
  id: 'publish',
  label: 'action.publish',
  icon: IconSend,
  inPreview: true,
  visible: ({ state }) => {
    const { template } = state.getState();
    return !isEmbedded() && (isPublishable(template) || isSharedInTheWay(template));
  },
  blocked: ({ state }) => (isSharedInTheWay(state.getState().template) ? 'publish.shared' : null),
  enabled: ({ state }) => !isSavingByHand(state.getState()),
  run: publishChecked,
};
