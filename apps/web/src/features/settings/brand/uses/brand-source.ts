import { endpoints, type StoredBrandKit } from '@mailwright/contract';
import { call } from '../../../../shared/api/call.ts';
import type { ImpactSource } from '../../../../shared/impact/impact-source.ts';

const rows = endpoints.brand;

/** Returns the current state of a brand kit as the source of an update of the templates that use its values. */
export function brandSource({ id, kit: { name }, revision }: StoredBrandKit): ImpactSource {
  const params = { id };
  return {
    kind: 'brand',
    id,
    name,
    version: revision,
    async uses(query, signal) {
      const found = await call(rows.uses, { params, query }, { signal });
      return { ...found, uses: found.uses.map((use) => ({ ...use, version: null })) };
    },
    show: (templateId, signal) => call(rows.impact, { params: { id, templateId } }, { signal }),
    updates: (signal) => call(rows.updates, { params }, { signal }),
    start: (templates) => call(rows.startUpdate, { params, body: { templates } }),
  };
}
