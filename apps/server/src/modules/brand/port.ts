import type { BrandKit, PersonName } from '@mailwright/contract';
import type { AssetKey } from '../assets/port.ts';
import type { PersonRecord } from '../users/port.ts';

export interface BrandRecord {
  readonly id: string;
  readonly kit: BrandKit;
  readonly owner: PersonName;
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
  /** Other people who use it, by name. */
  readonly people: readonly PersonRecord[];
}

export interface BrandToSave {
  /** Id of a kit that is new. */
  readonly id: string;
  readonly ownerId: string;
  readonly kit: BrandKit;
  /** Revision of the kit that was changed; 0 for a new kit. */
  readonly revision: number;
  /** The owner's images that it names. */
  readonly assets: readonly AssetKey[];
  readonly now: number;
}

/** Stores brand kits; each person has at most one. */
export interface BrandRepository {
  ofOwner(ownerId: string): Promise<BrandRecord | null>;
  /** Returns the kits that a person may use: their own first, the others by the names of their owners. */
  ofReader(userId: string): Promise<readonly BrandRecord[]>;
  /** Saves a kit; false, and nothing changes, when the stored kit has another revision. */
  save(brand: BrandToSave): Promise<boolean>;
  /** Replaces the list of people who use the kit beside its owner; false when the kit is gone. */
  share(id: string, people: readonly string[]): Promise<boolean>;
  remove(ownerId: string): Promise<boolean>;
}
