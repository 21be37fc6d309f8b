import { IconSend } from '@tabler/icons-react';
import { isEmbedded } from '../../../shared/embedding/parent-window.ts';
import { publishChecked } from '../session/checks/publish-checked.ts';
import { isSavingByHand } from '../session/editor-session.ts';
import { isPublishable } from '../session/is-publishable.ts';
import type { EditorAction } from './action.ts';

/** Embedded, publishing is a part of finishing. */
export const publish: EditorAction = {
  id: 'publish',
  label: 'action.publish',
  icon: IconSend,
  inPreview: true,
  visible: ({ state }) => !isEmbedded() && isPublishable(state.getState().template),
  enabled: ({ state }) => !isSavingByHand(state.getState()),
  run: publishChecked,
};
