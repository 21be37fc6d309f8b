import { cloneName, endpoints, oversizeMegabytes, permittedTexts } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { closeDialog, type EditorSession } from '../../core/session/editor-session.ts';
import { isModule } from '../../core/template/open-module.ts';
import { refreshLists } from '../../core/template/refresh-lists.ts';
import { isOversize } from '../save/template-writer.ts';
import { splitBody } from '../save/wire-document.ts';

/** Saves the work at hand as a template, or a module, of its own; the address of that, or null when it could not be made. */
export async function keepCopy(session: EditorSession): Promise<string | null> {
  const id = isModule(session)
    ? await (await import('../module/keep-module-copy.ts')).keepModuleCopy(session)
    : await keepTemplateCopy(session);
  if (id === null) return null;
  return isModule(session) ? `/edit/module/${id}` : `/edit/${id}`;
}

async function keepTemplateCopy(session: EditorSession): Promise<string | null> {
  const { editor, state } = session;
  const { document } = editor.getState();
  // A copy is new: what the original may keep, a new template may not have.
  const { name, tags, description, subject, preheader } = permittedTexts(state.getState().template);
  try {
    // Not made from the original on the server, which the person may have lost along with the lock.
    const created = await call(endpoints.userTemplates.create, {
      params: { type: 'email' },
      body: { name: cloneName(name), tags, description },
    });
    const answer = await call(endpoints.userTemplates.update, {
      params: { id: created.templateId },
      body: { subject, preheader, ...splitBody(document) },
    });
    if (isOversize(answer)) {
      toast.error(i18n.t('messages:oversize', { size: oversizeMegabytes(answer.size) }), { lasting: true });
      return null;
    }
    editor.markSaved(document);
    closeDialog(session);
    refreshLists();
    return created.templateId;
  } catch (error) {
    toast.error(errorSentence(error));
    return null;
  }
}
