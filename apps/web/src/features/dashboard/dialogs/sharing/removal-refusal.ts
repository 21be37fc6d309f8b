import type { TemplateInfo } from '@mailwright/contract';

/** Why somebody stays: they hold the lock, or the owner holds it and the sharing would end. */
export type RemovalRefusal = 'holder' | 'last';

/** Whether somebody can be taken out of those a template is shared with just now; null when they can. */
export function removalRefusal(
  template: Pick<TemplateInfo, 'isLocked' | 'collaboratorId' | 'userId'>,
  left: readonly { readonly id: string }[],
  removed: string,
): RemovalRefusal | null {
  if (!template.isLocked) return null;
  if (template.collaboratorId === removed) return 'holder';
  return left.length === 0 && template.collaboratorId === template.userId ? 'last' : null;
}
