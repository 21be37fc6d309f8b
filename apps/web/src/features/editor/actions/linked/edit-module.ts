import { IconExternalLink } from '@tabler/icons-react';
import { selectedInstanceOf } from '../../session/linked/linked-selection.ts';
import { editModule as openEditor } from '../../session/module-library/edit-module.ts';
import type { EditorAction } from '../action.ts';

/** Opens what the selection is linked to. Until the server has said otherwise, it may be edited. */
export const editModule: EditorAction = {
  id: 'edit-module',
  label: 'action.editModule',
  icon: IconExternalLink,
  inCompact: true,
  visible: (session) => selectedInstanceOf(session) !== null,
  enabled: (session) => {
    const instance = selectedInstanceOf(session);
    const module = instance && session.state.getState().moduleNews.get(instance.moduleId);
    return module === undefined || (module?.canEdit === true && !module.isGone);
  },
  run: (session) => {
    const instance = selectedInstanceOf(session);
    if (instance) openEditor(instance.moduleId);
  },
};
