import { cloneName, endpoints } from '@mailwright/contract';
import { type JsonObject, moduleNodes, writeDocument } from '@mailwright/document';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { closeDialog, type EditorSession } from '../../core/session/editor-session.ts';
import { refreshLists } from '../../core/template/refresh-lists.ts';

/** Saves the module at hand as another one; the id of that, or null when it could not be made, which is told. */
export async function keepModuleCopy(session: EditorSession): Promise<string | null> {
  const { editor, state } = session;
  const { document } = editor.getState();
  const { module, template } = state.getState();
  const nodes = module && moduleNodes(document, module.kind);
  if (!module || !nodes) {
    toast.error(i18n.t('editor:module.empty'));
    return null;
  }
  const written = writeDocument({ ...document, nodes });
  const components = written.nodes as JsonObject[];
  const [first] = components;
  try {
    const made = await call(endpoints.customModules.create, {
      body: {
        name: cloneName(template.name),
        description: template.description,
        components: module.kind === 'block' && first ? first : components,
        style: written.settings as JsonObject,
      },
    });
    editor.markSaved(document);
    closeDialog(session);
    refreshLists();
    return made.id;
  } catch (error) {
    toast.error(errorSentence(error));
    return null;
  }
}
