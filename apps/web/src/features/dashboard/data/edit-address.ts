import type { TemplateElement } from '@mailwright/contract';

/** Returns the address of a template's editor. */
export function editAddress({ id, isSystem }: Pick<TemplateElement, 'id' | 'isSystem'>): string {
  return isSystem ? `/edit/${id}?system=true` : `/edit/${id}`;
}
