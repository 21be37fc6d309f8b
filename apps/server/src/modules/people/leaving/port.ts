import type { Belongings } from '@mailwright/contract';
import type { AssetKey } from '../../assets/port.ts';
import type { AccountGuard } from '../port.ts';

/** What belongs to somebody goes to somebody else. */
export interface Handover {
  readonly from: string;
  readonly to: string;
  /** Names of images whose files lie in the other's folder already. */
  readonly copied: ReadonlySet<string>;
  readonly now: number;
}

/** `uncopied`: there are images whose files have not been copied; nothing was done. `no-heir`: nobody is there to get it. */
export type HandoverOutcome = 'done' | 'uncopied' | 'no-heir';

export type RemovalOutcome<Refusal> = HandoverOutcome | 'missing' | { readonly refusal: Refusal };

export interface LibraryImage extends AssetKey {
  readonly contentType: string;
}

export interface LeavingRepository {
  /** Null where there is no such account. */
  belongings(id: string): Promise<Belongings | null>;
  /** Images of the library, in the order of their names, after this one. */
  libraryImages(id: string, after: string, limit: number): Promise<readonly LibraryImage[]>;
  /** Ends sessions and all else that is of no use while nobody may use the account. */
  end(id: string): Promise<void>;
  handOver(handover: Handover): Promise<HandoverOutcome>;
  /** Takes somebody out of the audit log; ids, acts and times stay. */
  forgetInAudit(id: string): Promise<void>;
  /** Forgets the picture somebody is shown with, which nothing else shows. */
  removePortrait(id: string, portrait: AssetKey): Promise<void>;
  /** Deletes the account and what is of use to nobody else, in one transaction with the handover. */
  remove<Refusal>(removal: {
    readonly id: string;
    /** Null where nothing is handed over; `no-heir` when there would be something. */
    readonly handTo: string | null;
    readonly copied: ReadonlySet<string>;
    /** What is older in the audit log has forgotten them already. */
    readonly forgottenAt: number;
    readonly now: number;
    readonly guard: AccountGuard<Refusal>;
  }): Promise<RemovalOutcome<Refusal>>;
}
