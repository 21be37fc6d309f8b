import { type Actor, type TemplateFacts, templatePermission } from './permissions.ts';

/** State that prevents sharing or publishing: the template is already published, or already shared. */
export type SharingConflict = 'published' | 'shared';

/**
 * Returns the state that must end first, for the one person who may end it; null when there is no such state. Sharing
 * and publishing exclude each other: only drafts are shared, and only drafts that are not shared are published.
 */
export function sharingConflict(
  action: 'share' | 'publish',
  actor: Actor,
  template: TemplateFacts,
): SharingConflict | null {
  const answer = templatePermission(action, actor, template);
  if (answer.allowed) return null;
  if (action === 'publish') return answer.code === 'TEMPLATE_SHARED' ? 'shared' : null;
  return answer.code === 'INVALID_TRANSITION' && template.status === 'published' ? 'published' : null;
}
