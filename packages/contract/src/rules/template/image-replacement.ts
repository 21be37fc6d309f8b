import { type Actor, type PermissionAnswer, type TemplateFacts, templatePermission } from './permissions.ts';

/**
 * Answer to whether a person's call may put another image into a template, and the lock that the call needs. `none`: no
 * lock, the person may edit the template. `take`: a shared draft without a lock; it is locked for the change. `own`: a
 * shared draft that the person has locked, in an editor that may have unsaved work; the call must send that lock.
 * Templates that are deleted, locked by others or not the person's to edit are refused as an edit is.
 */
export type ImageReplacement =
  | { readonly allowed: true; readonly lock: 'none' | 'take' | 'own' }
  | Extract<PermissionAnswer, { allowed: false }>;

export function imageReplacement(actor: Actor, template: TemplateFacts): ImageReplacement {
  const edit = templatePermission('edit', actor, template);
  if (!edit.allowed) return edit;
  if (!template.isShared) return { allowed: true, lock: 'none' };
  return { allowed: true, lock: template.isLocked ? 'own' : 'take' };
}
