import { IconRefresh } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { newerModules } from '../../core/linked/module-status.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { selectedInstanceOf } from '../linked/linked-selection.ts';

/** Takes in the newest version of the linked module that is selected. */
export const updateModule: EditorAction = {
  id: 'update-module',
  label: 'action.updateModule',
  icon: IconRefresh,
  inCompact: true,
  visible: (session) => updateOf(session) !== undefined,
  run: async (session) => {
    const update = updateOf(session);
    if (!update) return;
    const { updateLinked } = await import('../linked/update-linked.ts');
    await updateLinked(session, [update]);
  },
};

function updateOf(session: EditorSession) {
  const instance = selectedInstanceOf(session);
  if (instance === null) return undefined;
  const { moduleUpdateNotices } = session.state.getState();
  const updates = newerModules(session.editor.getState().document, moduleUpdateNotices);
  return updates.find(({ moduleId }) => moduleId === instance.moduleId);
}
