import { endpoints } from '@mailwright/contract';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { createImportService } from './service.ts';

export function mountImports({ mount, mjml }: ModuleContext): void {
  const service = createImportService(mjml);
  const rows = endpoints.imports;
  mount(rows.mjml, async ({ caller, body }) =>
    answer(200, await service.mjml(caller.user.id, body.source, body.files)),
  );
  mount(rows.html, async ({ caller, body }) => answer(200, await service.html(caller.user.id, body)));
  mount(rows.unlayer, async ({ caller, body }) =>
    answer(200, await service.design(caller.user.id, 'unlayer', body.source)),
  );
  mount(rows.beefree, async ({ caller, body }) =>
    answer(200, await service.design(caller.user.id, 'beefree', body.source)),
  );
}
