import type { TemplateInfo } from '@mailwright/contract';

/** Role of the person for the template, as far as the header shows it. */
export type HeaderRole = 'plain' | 'module' | 'shared-owner' | 'system' | 'reader';

/** The owner of a shared template, an admin on a system template, who edits a module and who may only read are told by the header. */
export function headerRole(
  { isShared, isOwner, isSystem }: Pick<TemplateInfo, 'isShared' | 'isOwner' | 'isSystem'>,
  readOnly: boolean,
  isModule = false,
): HeaderRole {
  if (readOnly) return 'reader';
  if (isModule) return 'module';
  if (isSystem) return 'system';
  return isShared && isOwner ? 'shared-owner' : 'plain';
}
