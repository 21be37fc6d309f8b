import { createHash } from 'node:crypto';
import type { BrandUse } from '@mailwright/blocks';

/** What a set of values of brand kits is known by: templates that have the same ones share it. */
export function brandSetId(uses: readonly BrandUse[]): string {
  const sorted = uses.map(({ named, value }) => JSON.stringify([named, value])).sort();
  return createHash('sha256').update(sorted.join('\n')).digest('base64url');
}
