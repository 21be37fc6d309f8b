import type { TemplateInfo } from '@mailwright/contract';

type Facts = Pick<TemplateInfo, 'status' | 'isShared' | 'isOwner' | 'isSystem'>;

/** Only a draft that is not shared can be published; a system template stands in the library already. */
export function isPublishable({ status, isShared, isOwner, isSystem }: Facts): boolean {
  return status === 'draft' && !isShared && isOwner && !isSystem;
}

/** A draft of one's own that could be published if it were not shared. */
export function isSharedInTheWay(template: Facts): boolean {
  return template.isShared && isPublishable({ ...template, isShared: false });
}
