import { IconRefresh } from '@tabler/icons-react';
import type { EditorSession } from '../../session/editor-session.ts';
import { selectedInstanceOf } from '../../session/linked/linked-selection.ts';
import { newerModules } from '../../session/linked/module-standing.ts';
import type { EditorAction } from '../action.ts';

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
    const { updateLinked } = await import('../../session/linked/update-linked.ts');
    await updateLinked(session, [update]);
  },
};

function updateOf(session: EditorSession) {
  const instance = selectedInstanceOf(session);
  if (instance === null) return undefined;
  const { moduleNews } = session.state.getState();
  const updates = newerModules(session.editor.getState().document, moduleNews);
  return updates.find(({ moduleId }) => moduleId === instance.moduleId);
}
