import { IconTemplate } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { isModule } from '../../core/template/open-module.ts';
import { openModuleImpact } from '../../core/template/open-module-impact.ts';
import { selectedInstanceOf } from '../linked/linked-selection.ts';

/** Action that shows where the linked module that is selected in the mail is used. */
export const linkedUsedIn: EditorAction = {
  id: 'linked-used-in',
  label: 'action.usedIn',
  icon: IconTemplate,
  visible: (session) => selectedInstanceOf(session) !== null,
  enabled: (session) => linkedModule(session) !== null,
  run: (session) => {
    const module = linkedModule(session);
    if (module) openModuleImpact(session, module);
  },
};

/** Action that shows where the module that is being edited is used. */
export const moduleUsedIn: EditorAction = {
  id: 'module-used-in',
  label: 'action.usedIn',
  icon: IconTemplate,
  visible: isModule,
  run: (session) => {
    const { module, template } = session.state.getState();
    if (module) openModuleImpact(session, { id: template.id, name: template.name, version: module.version });
  },
};

/** Returns the linked module of the selection in its latest version; null when that is unknown or may not be read. */
function linkedModule(session: EditorSession) {
  const instance = selectedInstanceOf(session);
  const module = instance && session.state.getState().moduleUpdateNotices.get(instance.moduleId);
  if (!module || module.version === null) return null;
  return { id: module.moduleId, name: module.name, version: module.version };
}
