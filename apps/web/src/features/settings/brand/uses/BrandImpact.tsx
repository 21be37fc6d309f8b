import type { StoredBrandKit } from '@mailwright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ImpactDialog } from '../../../../shared/impact/ImpactDialog.tsx';
import { brandSource } from './brand-source.ts';

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
