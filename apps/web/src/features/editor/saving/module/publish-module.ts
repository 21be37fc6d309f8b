import { endpoints } from '@mailwright/contract';
import { moduleNodes } from '@mailwright/document';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { type EditorSession, isDirty, openDialog } from '../../core/session/editor-session.ts';
import { moduleInfoOf } from '../../core/template/open-module.ts';
import { openModuleImpact } from '../../core/template/open-module-impact.ts';
import { refreshLists } from '../../core/template/refresh-lists.ts';
import { isStaleBody } from '../../core/template/stale-save.ts';
import { saveTemplate } from '../save/save-template.ts';

/**
 * Publishes what is on the canvas as the module's next version: what is not saved is saved first, and where mails show
 * the module, the person sees what it changes there and says which of them get it.
 */
export async function publishModule(session: EditorSession): Promise<void> {
  const { state, editor } = session;
  const { module } = state.getState();
  if (module && moduleNodes(editor.getState().document, module.kind) === undefined) {
    toast.error(i18n.t('editor:module.empty'));
    return;
  }
  if (isDirty(session) && !(await saveTemplate(session, { quiet: true }))) return;
  const { id, name } = state.getState().template;
  state.setState({ publishing: true });
  try {
    const { total } = await call(endpoints.customModules.uses, { params: { id }, query: { limit: 1, offset: 0 } });
    if (total === 0) await makeVersion(session);
    else openModuleImpact(session, { id, name, version: module?.version ?? 1 }, () => versionOrNull(session));
  } catch (error) {
    notifyUnpublished(session, error);
  } finally {
    state.setState({ publishing: false });
  }
}

/** The number of the version; null where it was not made, which the person has been told. */
async function versionOrNull(session: EditorSession): Promise<number | null> {
  try {
    return await makeVersion(session);
  } catch (error) {
    notifyUnpublished(session, error);
    return null;
  }
}

/**
 * Makes the saved working copy the next version, and says which one that is.
 * @throws ApiError
 */
async function makeVersion({ state, writer }: EditorSession): Promise<number> {
  const { id } = state.getState().template;
  const module = await call(endpoints.customModules.publish, { params: { id }, body: { revision: writer.revision() } });
  writer.adopt(module.revision);
  state.setState({ module: moduleInfoOf(module) });
  refreshLists();
  toast.success(i18n.t('editor:module.published', { version: module.version }));
  return module.version;
}

/** Nothing was published; the work stands as it was. */
function notifyUnpublished(session: EditorSession, error: unknown): void {
  const isStale = error instanceof ApiError && error.code === 'STALE_REVISION' && isStaleBody(error.body);
  if (isStale) openDialog(session, { kind: 'stale-revision', stale: error.body.current });
  else toast.error(errorSentence(error));
}
