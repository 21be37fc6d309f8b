import { IconExternalLink } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { editModule as openEditor } from '../library/edit-module.ts';
import { selectedInstanceOf } from '../linked/linked-selection.ts';

/** Opens what the selection is linked to. Until the server has said otherwise, it may be edited. */
export const editModule: EditorAction = {
  id: 'edit-module',
  label: 'action.editModule',
  icon: IconExternalLink,
  inCompact: true,
  visible: (session) => selectedInstanceOf(session) !== null,
  enabled: (session) => {
    const instance = selectedInstanceOf(session);
    const module = instance && session.state.getState().moduleUpdateNotices.get(instance.moduleId);
    return module === undefined || (module?.canEdit === true && !module.isGone);
  },
  run: (session) => {
    const instance = selectedInstanceOf(session);
    if (instance) openEditor(instance.moduleId);
  },
};
