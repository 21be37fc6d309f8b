import { mailProfile, type ProfileChoice } from '@mailwright/contract';
import { currentSession } from '../../../../shared/session/session-store.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** The sending system that the open mail is written for: its own, else that of the person. */
export function sendingSystem({ state }: Pick<EditorSession, 'state'>): ProfileChoice {
  return mailProfile(state.getState().template, currentSession()?.account.sendingProfile ?? 'custom');
}
