import { newId } from '../db/new-id.ts';
import type { NewTemplate } from '../modules/templates/port.ts';

/** A new template with plain values; a test names what it is about. */
export function newTemplate(values: Partial<NewTemplate> & Pick<NewTemplate, 'ownerId'>): NewTemplate {
  return {
    id: newId(),
    isSystem: false,
    type: 'email',
    status: 'draft',
    name: 'Spring',
    description: '',
    tags: '',
    preheader: '',
    categoryIds: [],
    now: 1_800_000_000_000,
    body: null,
    ...values,
  };
}
