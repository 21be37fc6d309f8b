import type { StoredBrandKit } from '@mailwright/contract';
import { useQuery } from '@tanstack/react-query';
import { brandsQuery } from './brand-query.ts';

const NONE: readonly StoredBrandKit[] = [];

/** Returns the brand kits that the person may use, their own one first; none until they are loaded. */
export function useBrands(): readonly StoredBrandKit[] {
  return useQuery(brandsQuery).data ?? NONE;
}
