import { type PermissionAnswer, sharingConflict, templatePermission } from '@mailwright/contract';
import { actorOf } from '../../../../shared/session/account.ts';
import { currentSession } from '../../../../shared/session/session-store.ts';
import type { EditorSession } from '../editor-session.ts';

type OpenTemplate = Pick<EditorSession, 'state'>;

/** Whether the open template may be published by who has it open, or why not. */
export function publishPermission({ state }: OpenTemplate): PermissionAnswer {
  const account = currentSession()?.account;
  if (account === undefined) return { allowed: false, code: 'FORBIDDEN' };
  return templatePermission('publish', actorOf(account), state.getState().template);
}

/** Whether it could be published if it were not shared. */
export function isSharedInTheWay({ state }: OpenTemplate): boolean {
  const account = currentSession()?.account;
  return account !== undefined && sharingConflict('publish', actorOf(account), state.getState().template) === 'shared';
}
