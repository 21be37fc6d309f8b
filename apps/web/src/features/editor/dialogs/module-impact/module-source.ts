import { endpoints } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import type { ImpactSource } from '../../../../shared/impact/impact-source.ts';
import type { ImpactModule } from '../../session/dialog.ts';

const rows = endpoints.customModules;

/** The latest version of a module, or its working copy as the next one. */
export function moduleSource({ id, name, version: latest }: ImpactModule, isWorkingCopy: boolean): ImpactSource {
  const params = { id };
  const version = isWorkingCopy ? latest + 1 : latest;
  return {
    kind: 'module',
    id,
    name,
    version,
    async uses(query, signal) {
      const found = await call(rows.uses, { params, query }, { signal });
      return { ...found, uses: found.uses.map((use) => ({ ...use, isCurrent: use.version === version })) };
    },
    show: (templateId, signal) =>
      call(rows.impact, { params: { id, templateId }, query: isWorkingCopy ? {} : { version } }, { signal }),
    updates: (signal) => call(rows.updates, { params }, { signal }),
    start: (templates, published, allowLoss) =>
      call(rows.startUpdate, { params, body: { version: published, templates, allowLoss } }),
  };
}
