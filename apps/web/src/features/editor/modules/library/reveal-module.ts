import { groupKey } from '../../../../shared/modules/module-groups.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { modulesView } from './modules-view.ts';

/** Shows a module in the tab Modules, wherever it is in the list. */
export function revealModule({ view }: EditorSession, id: string): void {
  modulesView.setState({ query: '', revealed: id });
  view.setState({ leftTab: 'modules' });
}

/** The same for a category, which may be new and have nothing in it. */
export function revealCategory(session: EditorSession, id: string): void {
  revealModule(session, groupKey(id));
}
