import { may } from '@mailwright/contract';
import { isEmbedded } from '../../../../shared/embedding/parent-window.ts';
import { actorOf } from '../../../../shared/session/account.ts';
import { currentSession } from '../../../../shared/session/session-store.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';

/** Returns whether the editor saves this template automatically: the person wants it, and no unfinished work goes live. */
export function savesByItself(session: Pick<EditorSession, 'readOnly' | 'state'>): boolean {
  const account = currentSession()?.account;
  if (account === undefined || !account.autosave || isEmbedded() || session.readOnly) return false;
  return may('autosave', actorOf(account), session.state.getState().template);
}
