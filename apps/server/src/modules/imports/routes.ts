import { endpoints } from '@mailwright/contract';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { createImportService } from './service.ts';

export function mountImports({ mount, mjml }: ModuleContext): void {
  const service = createImportService(mjml);
  const rows = endpoints.imports;
  mount(rows.mjml, async ({ body }) => answer(200, await service.mjml(body.source, body.files)));
  mount(rows.html, async ({ body }) => answer(200, await service.html(body)));
  mount(rows.unlayer, async ({ body }) => answer(200, await service.design('unlayer', body.source)));
  mount(rows.beefree, async ({ body }) => answer(200, await service.design('beefree', body.source)));
}
