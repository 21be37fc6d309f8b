import type { StoredBrandKit } from '@mailwright/contract';
import { isoTime } from '../templates/present.ts';
import type { BrandRecord } from './port.ts';

/** A kit as its owner sees it, or somebody who uses it: whom else it is shared with is the owner's to know. */
export function presentBrand(
  { id, kit, owner, revision, modified, people }: BrandRecord,
  viewerId: string,
): StoredBrandKit {
  const isOwner = owner.id === viewerId;
  return { id, kit, owner, isOwner, revision, lastModified: isoTime(modified), people: isOwner ? [...people] : [] };
}
