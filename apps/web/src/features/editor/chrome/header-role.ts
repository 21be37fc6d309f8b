import type { TemplateInfo } from '@mailwright/contract';

/** What the person is to the template, as far as the header shows it. */
export type HeaderRole = 'plain' | 'shared-owner' | 'reader';

/** The owner of a shared template and somebody who may only read are told by the header; nothing else is special. */
export function headerRole(
  { isShared, isOwner }: Pick<TemplateInfo, 'isShared' | 'isOwner'>,
  readOnly: boolean,
): HeaderRole {
  if (readOnly) return 'reader';
  return isShared && isOwner ? 'shared-owner' : 'plain';
}
