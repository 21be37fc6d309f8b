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
  /** For a kit that is new. */
  readonly id: string;
  readonly ownerId: string;
  readonly kit: BrandKit;
  /** Of the kit that was changed; 0 where there was none. */
  readonly revision: number;
  /** Own images that it names. */
  readonly assets: readonly AssetKey[];
  readonly now: number;
}

/** Brand kits; each person has one at most. */
export interface BrandRepository {
  ofOwner(ownerId: string): Promise<BrandRecord | null>;
  /** Those a person may use: the own one first, the others by the names of their owners. */
  ofReader(userId: string): Promise<readonly BrandRecord[]>;
  /** False when the kit is of another revision: nothing changes then. */
  save(brand: BrandToSave): Promise<boolean>;
  /** Replaces the list of those who use it beside its owner; false when the kit is gone. */
  share(id: string, people: readonly string[]): Promise<boolean>;
  remove(ownerId: string): Promise<boolean>;
}
