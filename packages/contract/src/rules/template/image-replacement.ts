import { type Actor, type PermissionAnswer, type TemplateFacts, templatePermission } from './permissions.ts';

/**
 * Whether a person's call may put another image into a template, and what that takes.
 * `none`: nothing, they may edit it. `take`: a shared draft that nobody holds, whose lock is taken for the change.
 * `own`: a shared draft that they hold themselves, in an editor that may have unsaved work: the call has to come with
 * its lock. Deleted templates, what others hold and what is not theirs to edit are refused as an edit is.
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
