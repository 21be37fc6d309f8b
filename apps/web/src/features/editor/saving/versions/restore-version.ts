import { LIMITS } from '@mailwright/contract';
import { readDocument } from '@mailwright/document';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { templateCalls } from '../../../../shared/api/template-calls.ts';
import { fullDate } from '../../../../shared/format.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { type EditorSession, isDirty } from '../../core/session/editor-session.ts';
import { notifyExtras, notifyRefusal } from '../../core/session/refusal.ts';
import { setStepInfo } from '../../core/template/step-info.ts';
import { saveTemplate } from '../save/save-template.ts';
import { joinBody } from '../save/wire-document.ts';

/** Puts a kept version in the place of content and settings, as one step of the history, and saves it after a second. */
export async function restoreVersion(session: EditorSession, versionDate: string): Promise<void> {
  const { editor, state } = session;
  const { template } = state.getState();
  try {
    const version = await call(templateCalls(template).version, { params: { id: template.id, versionDate } });
    const { document, problems } = readDocument(joinBody(version), editor.context.registry);
    const before = editor.getState().document;
    if (!notifyRefusal(editor.run({ type: 'replaceDocument', document, action: 'version' }))) return;
    notifyExtras(problems);
    // One of a version without a subject of its own stays: it was written later, and nothing else keeps it.
    const { subject } = version;
    if (subject !== '' && subject !== state.getState().template.subject) setStepInfo(session, { subject }, before);
    await new Promise((resolve) => setTimeout(resolve, LIMITS.saveAfterVersionRestore));
    // It may be taken back, or saved by hand, before the second is over.
    const restored = editor.getState().document === document;
    if (restored && isDirty(session) && !(await saveTemplate(session, { quiet: true }))) return;
    if (restored) toast.success(i18n.t('messages:versionRestored', { date: fullDate(versionDate) }));
  } catch (error) {
    toast.error(errorSentence(error));
  }
}
