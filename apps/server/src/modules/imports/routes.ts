import { endpoints } from '@mailwright/contract';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { createImportService } from './service.ts';

export function mountImports({ mount, mjml }: ModuleContext): void {
  const service = createImportService(mjml);
  mount(endpoints.imports.mjml, async ({ body }) => answer(200, await service.mjml(body.source, body.files)));
}
