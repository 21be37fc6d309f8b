import { readDocument } from '@mailwright/document';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { templateCalls } from '../../../../shared/api/template-calls.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { closeDialog, type EditorSession } from '../../core/session/editor-session.ts';
import { notifyExtras, notifyRefusal } from '../../core/session/refusal.ts';
import { infoOf } from '../save/template-info.ts';
import { joinBody } from '../save/wire-document.ts';

/** Takes the version on the server instead of the one at hand, as a step that undo takes back. */
export async function loadTheirs(session: EditorSession): Promise<void> {
  const { editor, state, writer } = session;
  try {
    const open = state.getState().template;
    const template = await call(templateCalls(open).read, { params: { id: open.id } });
    const { document, problems } = readDocument(joinBody(template), editor.context.registry);
    if (!notifyRefusal(editor.run({ type: 'replaceDocument', document, action: 'theirs' }))) return;
    notifyExtras(problems);
    editor.markSaved(document);
    writer.adopt(template.revision);
    state.setState({ template: infoOf(template), savedAt: Date.parse(template.lastModified), held: null });
    closeDialog(session);
  } catch (error) {
    toast.error(errorSentence(error));
  }
}
