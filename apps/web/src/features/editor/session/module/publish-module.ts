import { endpoints } from '@mailwright/contract';
import { moduleNodes } from '@mailwright/document';
import i18next from 'i18next';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { confirm } from '../../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { type EditorSession, isDirty, openDialog } from '../editor-session.ts';
import { refreshLists } from '../save/refresh-lists.ts';
import { saveTemplate } from '../save/save-template.ts';
import { isStaleBody } from '../save/stale-save.ts';
import { moduleInfoOf } from './open-module.ts';

/**
 * Publishes what is on the canvas as the module's next version: what is not saved is saved first, and where mails show
 * the module, the person is asked.
 */
export async function publishModule(session: EditorSession): Promise<void> {
  const { state, editor } = session;
  const { module } = state.getState();
  if (module && moduleNodes(editor.getState().document, module.kind) === undefined) {
    toast.error(i18next.t('editor:module.empty'));
    return;
  }
  if (isDirty(session) && !(await saveTemplate(session, { quiet: true }))) return;
  const { id } = state.getState().template;
  state.setState({ publishing: true });
  try {
    const { total } = await call(endpoints.customModules.uses, { params: { id }, query: { limit: 1, offset: 0 } });
    if (total === 0 || (await isAgreed(session, total))) await makeVersion(session);
  } catch (error) {
    notifyUnpublished(session, error);
  } finally {
    state.setState({ publishing: false });
  }
}

function isAgreed({ state }: EditorSession, count: number): Promise<boolean> {
  const version = (state.getState().module?.version ?? 0) + 1;
  return confirm({
    title: i18next.t('editor:module.publishTitle', { version }),
    body: i18next.t('editor:module.publishBody', { count }),
    confirmLabel: i18next.t('editor:action.publishChanges'),
  });
}

/**
 * Makes the saved working copy the next version, and says which one that is.
 * @throws ApiError
 */
async function makeVersion({ state, writer }: EditorSession): Promise<void> {
  const { id } = state.getState().template;
  const module = await call(endpoints.customModules.publish, { params: { id }, body: { revision: writer.revision() } });
  writer.adopt(module.revision);
  state.setState({ module: moduleInfoOf(module) });
  refreshLists();
  toast.success(i18next.t('editor:module.published', { version: module.version }));
}

/** Nothing was published; the work stands as it was. */
function notifyUnpublished(session: EditorSession, error: unknown): void {
  const isStale = error instanceof ApiError && error.code === 'STALE_REVISION' && isStaleBody(error.body);
  if (isStale) openDialog(session, { kind: 'stale-revision', stale: error.body.current });
  else toast.error(errorSentence(error));
}
