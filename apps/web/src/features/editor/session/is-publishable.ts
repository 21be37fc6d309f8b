import type { TemplateInfo } from '@mailwright/contract';

type Facts = Pick<TemplateInfo, 'status' | 'isShared' | 'isOwner' | 'isSystem'>;

/** Only a draft that is not shared can be published; a system template stands in the library already. */
export function isPublishable({ status, isShared, isOwner, isSystem }: Facts): boolean {
  return status === 'draft' && !isShared && isOwner && !isSystem;
}
