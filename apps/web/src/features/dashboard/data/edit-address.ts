import type { TemplateElement } from '@mailwright/contract';

/** Where a template is edited. */
export function editAddress({ id, isSystem }: Pick<TemplateElement, 'id' | 'isSystem'>): string {
  return isSystem ? `/edit/${id}?system=true` : `/edit/${id}`;
}
