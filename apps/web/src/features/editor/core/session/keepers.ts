import type { TemplateInfo, UpdateTemplateRequest } from '@mailwright/contract';
import type { EmailDocument, HistoryLine } from '@mailwright/document';
import type { ApiError } from '../../../../shared/api/api-error.ts';
import type { CallOptions } from '../../../../shared/api/call.ts';
import type { StaleSave } from '../template/stale-save.ts';

/** A journal is one person's work on one template in one opening of it: tabs never write into each other's. */
export interface JournalKey {
  readonly userId: string;
  readonly templateId: string;
  readonly opening: string;
}

/** Work of an earlier opening that this device kept. */
export interface RecoveredDraft {
  readonly key: JournalKey;
  /** Milliseconds. */
  readonly keptAt: number;
  /** The revision it was made on. */
  readonly revision: number;
  readonly document: EmailDocument;
  /** Its steps; null when another release made them, whose nodes may be of older schemas. */
  readonly line: HistoryLine | null;
  /** The step that was saved when it was kept last; -1 when it was none of them. */
  readonly saved: number;
  /** It was all saved. */
  readonly allSaved: boolean;
  /** Labels of the steps that lead from what is saved to the work, oldest first; of all steps where none is saved. */
  readonly changes: readonly string[];
}

/** Keeps the work of one opening of a template on this device, with its history. */
export interface DraftKeeper {
  /** Names the work among that of other openings. */
  readonly opening: string;
  /** Keeps everything up to now; false where this device does not take it. `atOnce`: the page may be gone in a moment. */
  keep(atOnce?: boolean): Promise<boolean>;
  /** Continues the work of that earlier opening: its journal is deleted as soon as this one contains it. */
  goOnWith(earlier: JournalKey): void;
  /** Forgets the work, and keeps nothing from now on. */
  discard(): Promise<void>;
  /** Shows other tabs that this opening is alive. Returns what ends that. */
  begin(): () => void;
}

/** The lock of one open template. */
export interface LockKeeper {
  /** Fencing number that goes with each save; undefined where there is no lock. */
  number(): number | undefined;
  /** Renews the lock, or takes one where there is none. True when it is held now; a lost one is not asked for again. */
  hold(): Promise<boolean>;
  /** Renews the lock of a template that needs one; nothing for others. */
  renew(): void;
  /** Gives it back; false when there was none. What goes on afterwards takes a new one. */
  release(): Promise<boolean>;
}

export type TemplateChange = Partial<UpdateTemplateRequest>;

/** Server's answer to a change; only `saved` changed anything there. */
export type WriteAnswer =
  | { readonly kind: 'saved'; readonly template: TemplateInfo }
  | { readonly kind: 'oversize'; readonly bytes: number }
  | { readonly kind: 'stale'; readonly stale: StaleSave }
  | { readonly kind: 'locked'; readonly error: ApiError }
  | { readonly kind: 'refused'; readonly error: ApiError }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'unreachable' };

/** Sends the changes of one open template, one after the other. */
export interface TemplateWriter {
  /** The revision the next change is made on. */
  revision(): number;
  /** Sends a change after all changes before it; `onRevision` overwrites a revision made by somebody else. */
  write(change: TemplateChange, onRevision?: number, options?: CallOptions): Promise<WriteAnswer>;
  /** Takes over the revision that was loaded instead. */
  adopt(revision: number): void;
}
