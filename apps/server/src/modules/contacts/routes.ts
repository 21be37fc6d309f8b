import { endpoints } from '@mailwright/contract';
import { answer, type Mount } from '../../http/mount.ts';
import type { CustomFieldRepository } from './port.ts';

export function contactRoutes(mount: Mount, fields: CustomFieldRepository): void {
  mount(endpoints.contacts.customFields, async () => answer(200, [...(await fields.list())]));
}
