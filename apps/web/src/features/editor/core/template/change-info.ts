import type { TemplateInfo } from '@mailwright/contract';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { type EditorSession, openDialog } from '../session/editor-session.ts';
import { runFlow } from '../session/run-flow.ts';
import { refreshLists } from './refresh-lists.ts';
import { refusedInfo } from './refused-info.ts';

export type TemplateInfoChange = Partial<
  Pick<TemplateInfo, 'name' | 'description' | 'subject' | 'preheader' | 'tags' | 'purpose' | 'profile'>
>;

/**
 * Changes what the template is called and the like, at once; what the server does not take stands as before again.
 * Texts that it refuses are shown where they are edited.
 */
export function changeInfo(session: EditorSession, change: TemplateInfoChange): Promise<boolean> {
  return runFlow(session, 'changeInfo', () => sendInfo(session, change));
}

async function sendInfo(session: EditorSession, change: TemplateInfoChange): Promise<boolean> {
  const { state, writer } = session;
  const before = state.getState().template;
  state.setState({ template: { ...before, ...change } });
  const answer = await writer.write(change);
  if (answer.kind === 'saved') {
    state.setState({ template: answer.template });
    refreshLists();
    return true;
  }
  state.setState({ template: before });
  const refused = answer.kind === 'refused' && refusedInfo(answer.error, change);
  if (refused) openDialog(session, { kind: 'template-info', refused });
  else if (answer.kind === 'stale') openDialog(session, { kind: 'stale-revision', stale: answer.stale });
  else if (answer.kind === 'locked') openDialog(session, { kind: 'locked', sentence: errorSentence(answer.error) });
  else if (answer.kind === 'unreachable') toast.error(i18n.t('shared:networkFailure'));
  else if ('error' in answer) toast.error(errorSentence(answer.error));
  return false;
}
