import { endpoints, type StoredBrandKit } from '@mailwright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { ImpactDialog } from '../../../../shared/impact/ImpactDialog.tsx';
import type { ImpactSource } from '../../../../shared/impact/impact-source.ts';

const rows = endpoints.brand;

interface BrandImpactProps {
  readonly stored: StoredBrandKit;
  readonly onClose: () => void;
}

/** Shows the templates that use values of the kit, each before and after, and updates the chosen ones. */
export function BrandImpact({ stored, onClose }: BrandImpactProps) {
  const queries = useQueryClient();
  const source = useMemo(() => brandSource(stored), [stored]);
  const refresh = () => {
    // What is being typed here is not what templates are made of.
    const predicate = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[0] !== 'brand';
    void queries.invalidateQueries({ predicate, refetchType: 'none' });
    void queries.invalidateQueries({ queryKey: ['impact', 'brand', 'count'] });
  };
  return <ImpactDialog source={source} onUpdated={refresh} onClose={onClose} />;
}

/** Returns the current state of a brand kit as the source of an update of the templates that use its values. */
function brandSource({ id, kit: { name }, revision }: StoredBrandKit): ImpactSource {
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
