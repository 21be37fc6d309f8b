import type { StoredBrandKit } from '@mailwright/contract';
import { isoTime } from '../templates/present.ts';
import type { BrandRecord } from './port.ts';

/** Returns a kit as its owner or another user sees it; only the owner sees whom it is shared with. */
export function presentBrand(
  { id, kit, owner, revision, modified, people }: BrandRecord,
  viewerId: string,
): StoredBrandKit {
  const isOwner = owner.id === viewerId;
  return { id, kit, owner, isOwner, revision, lastModified: isoTime(modified), people: isOwner ? [...people] : [] };
}
