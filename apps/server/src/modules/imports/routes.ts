import { endpoints } from '@mailwright/contract';
import { answer, type Mount } from '../../http/mount.ts';
import type { ImportService } from './service.ts';

export function importRoutes(mount: Mount, service: ImportService): void {
  mount(endpoints.imports.mjml, async ({ body }) => answer(200, await service.mjml(body.source)));
}
