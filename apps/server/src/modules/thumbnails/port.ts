import type { Backlog } from '../../metrics/backlog-metrics.ts';
import type { TemplateId, Timestamp } from '../templates/port.ts';

/** Template whose picture is being made by the holder of this object. */
export interface ThumbnailClaim {
  readonly templateId: TemplateId;
  /** Revision that the picture must show, or a later one. */
  readonly revision: number;
  /** Time until which it is reserved. */
  readonly until: Timestamp;
  /** Number of earlier tries since the last save. */
  readonly tries: number;
}

export interface ThumbnailRepository {
  /**
   * Reserves a template whose picture is out of date until `until`, the latest saved first; null when there is none, or another
   * server was faster.
   */
  claim(now: Timestamp, until: Timestamp): Promise<ThumbnailClaim | null>;
  /** Stores the picture; false when there is already one of the same or a later revision. */
  store(claim: ThumbnailClaim, picture: { readonly key: string; readonly content: Buffer }): Promise<boolean>;
  /** Releases the template until `again`; a save in between makes it due at once. */
  giveUp(claim: ThumbnailClaim, again: Timestamp): Promise<void>;
  /** Returns the number of pictures that are out of date: of emails, or of modules. */
  backlog(of: 'emails' | 'modules'): Promise<Backlog>;
  read(templateId: TemplateId): Promise<{ readonly key: string; readonly content: Buffer } | null>;
}
