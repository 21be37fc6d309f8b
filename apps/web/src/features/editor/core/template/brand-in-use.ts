import type { StoredBrandKit } from '@mailwright/contract';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { brandsQuery } from '../../../../shared/brand/brand-query.ts';
import { kitInUse } from '../../../../shared/brand/in-my-brand-choice.ts';

/** The kits that mails can be brought into; none while they are not known. */
export function knownBrands(): readonly StoredBrandKit[] {
  return queryClient.getQueryData(brandsQuery.queryKey) ?? [];
}

/** The kit that mails are brought into; null while none is known. */
export function brandInUse(): StoredBrandKit | null {
  return kitInUse(knownBrands());
}
