import { cloneName, endpoints } from '@mailwright/contract';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { toast } from '../../../shared/ui/toast.tsx';
import { closeDialog, type EditorSession } from './editor-session.ts';
import { refreshLists } from './refresh-lists.ts';
import { splitBody } from './wire-document.ts';

/** Saves the work at hand as a template of its own; the id of that, or null when it could not be made. */
export async function keepCopy(session: EditorSession): Promise<string | null> {
  const { editor, state } = session;
  const { document } = editor.getState();
  const { id, name, tags, description, preheader } = state.getState().template;
  try {
    const created = await call(endpoints.userTemplates.create, {
      params: { type: 'email' },
      body: { name: cloneName(name), tags, description, id },
    });
    await call(endpoints.userTemplates.update, {
      params: { id: created.templateId },
      body: { preheader, ...splitBody(document) },
    });
    editor.markSaved(document);
    closeDialog(session);
    refreshLists();
    return created.templateId;
  } catch (error) {
    toast.error(errorSentence(error));
    return null;
  }
}
