import { createHash } from 'node:crypto';
import type { BrandUse } from '@mailwright/blocks';

/** Returns the id of a set of values of brand kits; templates with the same values share it. */
export function brandSetId(uses: readonly BrandUse[]): string {
  const sorted = uses.map(({ named, value }) => JSON.stringify([named, value])).sort();
  return createHash('sha256').update(sorted.join('\n')).digest('base64url');
}
