import { endpoints } from '@mailwright/contract';
import { newId } from '../db/new-id.ts';
import type { NewTemplate } from '../modules/templates/port.ts';
import type { TestClient } from './test-client.ts';

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

/** A new draft of somebody's, by the call that everybody makes; answers its id. */
export async function createDraft(who: TestClient, name = 'Spring', tags = ''): Promise<string> {
  const body = { name, ...(tags !== '' && { tags }) };
  return (await who.ok(endpoints.userTemplates.create, { params: { type: 'email' }, body })).templateId;
}
