import type { StoredBrandKit } from '@mailwright/contract';
import { useQuery } from '@tanstack/react-query';
import { brandsQuery } from './brand-query.ts';

const NONE: readonly StoredBrandKit[] = [];

/** Brand kits that the person may use, the own one first; none until they are known. */
export function useBrands(): readonly StoredBrandKit[] {
  return useQuery(brandsQuery).data ?? NONE;
}
