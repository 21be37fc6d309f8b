import type { TemplateInfo } from '@mailwright/contract';

/**
 * Reason why a person cannot be removed: `holder` when they hold the lock, `last` when the owner holds it and the sharing would
 * end.
 */
export type RemovalRefusal = 'holder' | 'last';

/** Returns why a person cannot be removed now from the people a template is shared with; null when they can be. */
export function removalRefusal(
  template: Pick<TemplateInfo, 'isLocked' | 'collaboratorId' | 'userId'>,
  left: readonly { readonly id: string }[],
  removed: string,
): RemovalRefusal | null {
  if (!template.isLocked) return null;
  if (template.collaboratorId === removed) return 'holder';
  return left.length === 0 && template.collaboratorId === template.userId ? 'last' : null;
}
