import { ApiError } from '../../../../shared/api/api-error.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { closeEmbedded, notifyParent } from '../../../../shared/embedding/parent-window.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { type EditorSession, isDirty } from '../../core/session/editor-session.ts';
import { sendStatus } from './change-status.ts';
import { publishPermission } from './publish-permission.ts';
import { saveTemplate } from './save-template.ts';

/**
 * Saves, publishes a draft that can be published, and tells the page around that it is done, and what could not be
 * published and why; stops where saving or publishing fails. The draft is published as it is, whatever checks would
 * find: who continues has said so.
 */
export async function saveAndContinue(session: EditorSession): Promise<void> {
  const { state } = session;
  if (!(await saveTemplate(session, { quiet: true }))) return;
  const { template } = state.getState();
  const permission = publishPermission(session);
  if (permission.allowed && !(await publishSaved(session))) return;
  if (!permission.allowed && template.status === 'draft') {
    const { code } = permission;
    notifyParent({ type: 'publish-failed', templateId: template.id, code, message: i18n.t(`errors:${code}`) });
  }
  closeEmbedded(template.id, 'saved');
}

async function publishSaved(session: EditorSession): Promise<boolean> {
  const { state } = session;
  state.setState({ saving: true });
  try {
    await sendStatus(session, 'published');
    return true;
  } catch (error) {
    const message = errorSentence(error);
    toast.error(i18n.t('editor:embed.notPublished', { reason: message }), { lasting: true });
    const code = error instanceof ApiError ? error.code : 'INTERNAL';
    notifyParent({ type: 'publish-failed', templateId: state.getState().template.id, code, message });
    return false;
  } finally {
    state.setState({ saving: false });
  }
}

/** Gives the embedded editor back to the page around it; asks first when that loses work. */
export async function cancelEditing(session: EditorSession): Promise<void> {
  const { editor, state, work } = session;
  if (isDirty(session)) {
    const sure = await confirm({
      title: i18n.t('editor:leave.title'),
      body: i18n.t('messages:leaveUnsaved'),
      confirmLabel: i18n.t('editor:leave.leave'),
      cancelLabel: i18n.t('editor:leave.stay'),
      danger: true,
    });
    if (!sure) return;
    editor.markSaved(editor.getState().document);
    await work.discard();
  }
  closeEmbedded(state.getState().template.id, 'cancelled');
}
