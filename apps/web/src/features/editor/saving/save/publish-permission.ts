import { type PermissionAnswer, sharingConflict, templatePermission } from '@mailwright/contract';
import { actorOf } from '../../../../shared/session/account.ts';
import { currentSession } from '../../../../shared/session/session-store.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';

type OpenTemplate = Pick<EditorSession, 'state'>;

/** Returns whether the current person may publish the open template, or why not. */
export function publishPermission({ state }: OpenTemplate): PermissionAnswer {
  const account = currentSession()?.account;
  if (account === undefined) return { allowed: false, code: 'FORBIDDEN' };
  return templatePermission('publish', actorOf(account), state.getState().template);
}

/** Returns whether the template could be published if it were not shared. */
export function isSharedInTheWay({ state }: OpenTemplate): boolean {
  const account = currentSession()?.account;
  return account !== undefined && sharingConflict('publish', actorOf(account), state.getState().template) === 'shared';
}
