import { endpoints, type TemplateStatus } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { findingsIn } from '../../../../shared/checks/findings-in.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { showsProducts } from '../../core/products/product-node.ts';
import { type EditorSession, isDirty, openDialog } from '../../core/session/editor-session.ts';
import { runFlow } from '../../core/session/run-flow.ts';
import { refreshLists } from '../../core/template/refresh-lists.ts';
import { saveTemplate } from './save-template.ts';

/** With checks, publishing shows first what readers would find broken. */
interface StatusOptions {
  readonly checks?: boolean;
}

/** Moves the template to another status. What is not saved yet is saved first, so that what is seen is what counts. */
export function changeStatus(
  session: EditorSession,
  status: TemplateStatus,
  options: StatusOptions = {},
): Promise<boolean> {
  return runFlow(session, 'changeStatus', () => saveAndSendStatus(session, status, options));
}

async function saveAndSendStatus(
  session: EditorSession,
  status: TemplateStatus,
  options: StatusOptions,
): Promise<boolean> {
  if (isDirty(session) && !(await saveTemplate(session, { quiet: true }))) return false;
  if (options.checks && showsProducts(session.editor.getState().document)) {
    const { findingsBeforeSending } = await import('./findings-before-sending.ts');
    const findings = await findingsBeforeSending(session);
    if (findings.length > 0) {
      openDialog(session, { kind: 'publish-checks', findings });
      return false;
    }
  }
  try {
    await sendStatus(session, status, options);
  } catch (error) {
    const findings = findingsIn(error);
    if (findings !== null) {
      openDialog(session, { kind: 'publish-checks', findings });
      return false;
    }
    toast.error(errorSentence(error));
    return false;
  }
  if (status === 'published') openDialog(session, { kind: 'published' });
  return true;
}

/**
 * Moves what is saved to another status.
 * @throws ApiError
 */
export async function sendStatus(
  { state }: EditorSession,
  status: TemplateStatus,
  query: StatusOptions = {},
): Promise<void> {
  await call(endpoints.userTemplates.status, { params: { id: state.getState().template.id, status }, query });
  state.setState(({ template }) => ({ template: { ...template, status } }));
  refreshLists();
}
