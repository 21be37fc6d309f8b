import { endpoints } from '@mailwright/contract';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';

export function mountContacts({ mount, fields }: ModuleContext): void {
  mount(endpoints.contacts.customFields, async () => answer(200, [...(await fields())]));
}
