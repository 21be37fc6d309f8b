import { endpoints } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { type EditorSession, isDirty } from '../../core/session/editor-session.ts';
import { refreshLists } from '../../core/template/refresh-lists.ts';
import { saveTemplate } from './save-template.ts';

/** Makes a shared draft its owner's alone again. What is not saved yet is saved first, while the lock still stands. */
export async function stopSharing(session: EditorSession): Promise<boolean> {
  if (isDirty(session) && !(await saveTemplate(session, { quiet: true }))) return false;
  const { id } = session.state.getState().template;
  // Nobody ends a sharing under a lock, the holder included.
  await session.lock.release();
  try {
    const template = await call(endpoints.sharing.share, { params: { id }, body: { collaborators: [] } });
    session.state.setState({ template, lock: { kind: 'none' } });
    refreshLists();
    return true;
  } catch (error) {
    toast.error(errorSentence(error));
    await session.lock.hold();
    return false;
  }
}
