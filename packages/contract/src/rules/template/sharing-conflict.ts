import { type Actor, type TemplateFacts, templatePermission } from './permissions.ts';

/** What stands in the way of sharing or publishing: the template is the other thing already. */
export type SharingConflict = 'published' | 'shared';

/**
 * Sharing and publishing exclude each other: only drafts are shared, and only drafts that are not shared are published.
 * Answers what has to end first, for the one person who may end it; null where nothing of this kind stands in the way.
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
