import { i18n } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { holdLinks, savableNodes } from '../../core/linked/savable-nodes.ts';
import { type EditorSession, openDialog } from '../../core/session/editor-session.ts';
import { isModule } from '../../core/template/open-module.ts';

/** Asks how what is selected is to be saved as a module, or says why it cannot be. */
export async function saveAsModule(session: EditorSession): Promise<void> {
  const { editor } = session;
  const { document, selection } = editor.getState();
  const saved = savableNodes(document, selection, editor.context.registry);
  if (saved.ok) {
    // A module may hold links, but not to modules that hold some themselves.
    const isTooDeep = isModule(session) && holdLinks(saved.nodes);
    openDialog(session, { kind: 'save-module', saved: { ...saved, linkable: saved.linkable && !isTooDeep } });
    return;
  }
  await i18n.loadNamespaces('modules');
  toast.error(i18n.t(`modules:refused.${saved.reason}`));
}
