import type { Backlog } from '../../metrics/backlog-metrics.ts';
import type { TemplateId, Timestamp } from '../templates/port.ts';

/** A template whose picture is being made by the one who holds this. */
export interface ThumbnailClaim {
  readonly templateId: TemplateId;
  /** The picture is to show this revision, or a later one. */
  readonly revision: number;
  /** Until when it is this one's. */
  readonly until: Timestamp;
  /** How often it was tried before, since the last save. */
  readonly tries: number;
}

export interface ThumbnailRepository {
  /**
   * Takes a template whose picture is behind, the latest saved first, and keeps others off it until `until`.
   * Null when there is nothing to do, or another was faster.
   */
  claim(now: Timestamp, until: Timestamp): Promise<ThumbnailClaim | null>;
  /** Stores the picture; false where there is one already that is as good or better. */
  store(claim: ThumbnailClaim, picture: { readonly key: string; readonly content: Buffer }): Promise<boolean>;
  /** Leaves it to whoever comes after `again`; a save in between makes it due at once. */
  giveUp(claim: ThumbnailClaim, again: Timestamp): Promise<void>;
  /** Pictures that are behind: of emails, or of modules. */
  backlog(of: 'emails' | 'modules'): Promise<Backlog>;
  read(templateId: TemplateId): Promise<{ readonly key: string; readonly content: Buffer } | null>;
}
