import type { Belongings } from '@mailwright/contract';
import type { AssetKey } from '../../assets/port.ts';
import type { AccountGuard } from '../port.ts';

/** Transfer of what one account owns to another account. */
export interface Handover {
  readonly from: string;
  readonly to: string;
  /** Names of images whose files are in the other account's folder already. */
  readonly copied: ReadonlySet<string>;
  readonly now: number;
}

/**
 * Result of a handover. `uncopied`: there are images whose files have not been copied; nothing was done. `no-heir`: there is
 * nobody to get it.
 */
export type HandoverOutcome = 'done' | 'uncopied' | 'no-heir';

export type RemovalOutcome<Refusal> = HandoverOutcome | 'missing' | { readonly refusal: Refusal };

export interface LibraryImage extends AssetKey {
  readonly contentType: string;
}

export interface LeavingRepository {
  /** Returns what belongs to an account; null when there is no such account. */
  belongings(id: string): Promise<Belongings | null>;
  /** Returns images of the account's library in the order of their names, after the name `after`. */
  libraryImages(id: string, after: string, limit: number): Promise<readonly LibraryImage[]>;
  /** Ends the account's sessions and everything else that is of no use while nobody may use the account. */
  end(id: string): Promise<void>;
  handOver(handover: Handover): Promise<HandoverOutcome>;
  /** Removes a person's names, addresses and devices from the audit log; ids, actions and times stay. */
  forgetInAudit(id: string): Promise<void>;
  /** Deletes the record of the picture that the person is shown with, which nothing else shows. */
  removePortrait(id: string, portrait: AssetKey): Promise<void>;
  /** Deletes the account and what only it can use, in one transaction with the handover. */
  remove<Refusal>(removal: {
    readonly id: string;
    /** Account that gets the belongings; null hands nothing over, and gives `no-heir` when there is something to hand over. */
    readonly handTo: string | null;
    readonly copied: ReadonlySet<string>;
    /** Time up to which the person has been removed from the audit log already. */
    readonly forgottenAt: number;
    readonly now: number;
    readonly guard: AccountGuard<Refusal>;
  }): Promise<RemovalOutcome<Refusal>>;
}
