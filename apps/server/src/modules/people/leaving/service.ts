import { type Actor, accountRefusal, type Belongings } from '@mailwright/contract';
import { AppError } from '../../../app-error.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import type { BlobStore } from '../../../storage/blob-store.ts';
import { assetOfAddress } from '../../assets/asset-address.ts';
import type { AssetKey, AssetRepository } from '../../assets/port.ts';
import { blobKey } from '../../assets/service.ts';
import type { AccountRecord, AccountRepository } from '../port.ts';
import { changed, requireAdministrator } from '../service.ts';
import type { HandoverOutcome, LeavingRepository, RemovalOutcome } from './port.ts';

/** Most files copied and held in memory at the same time. */
const AT_ONCE = 4;

/** Ends accounts: deactivates them, which can be taken back, or deletes them, which cannot. */
export interface LeavingService {
  /** Returns what would be handed over to another person. */
  belongings(actor: Actor, id: string): Promise<Belongings>;
  /** Deactivates an account and hands its belongings to `handTo`. A second call hands over what is left. */
  deactivate(actor: Actor, id: string, handTo: string | null): Promise<AccountRecord>;
  /**
   * Deletes an account: copies files first, then deactivates the account so that nothing is added, then copies what was added
   * meanwhile. A call that fails on the way can be repeated.
   */
  remove(actor: Actor, id: string, handTo: string | null): Promise<void>;
}

export interface LeavingDeps {
  readonly accounts: AccountRepository;
  readonly leaving: LeavingRepository;
  readonly images: Pick<AssetRepository, 'findServed'>;
  readonly store: BlobStore;
  readonly kept: Pick<Outbox, 'forgetPerson'>;
  readonly now: () => number;
}

/** Most rounds of copying files: the person may be storing images while files are copied. */
const ROUNDS = 3;

export function createLeavingService({ accounts, leaving, images, store, kept, now }: LeavingDeps): LeavingService {
  const guardOf = (actor: Actor) => (current: AccountRecord, administrators: number) =>
    accountRefusal(actor, current, { isActive: false }, administrators);

  async function requireHeir(id: string, handTo: string): Promise<void> {
    const heir = handTo === id ? null : await accounts.find(handTo);
    if (!heir?.isActive) throw noHeir('Choose somebody else whose account is active.');
  }

  /** Throws when the account may not be ended, before anything is done that cannot be taken back. */
  async function requireAllowed(actor: Actor, id: string): Promise<void> {
    const account = await accounts.find(id);
    if (!account) throw new AppError('USER_NOT_FOUND');
    const refusal = guardOf(actor)(account, await accounts.countAdministrators());
    if (refusal) throw new AppError(refusal);
  }

  async function end(actor: Actor, id: string): Promise<AccountRecord> {
    const deactivatedAt = now();
    const account = changed(await accounts.change({ id, update: { deactivatedAt }, guard: guardOf(actor) }));
    // Their next call finds the account deactivated, on whichever server; this forgets what is of no use any more.
    await leaving.end(id);
    return account;
  }

  /** Copies the files of images that are not copied yet, then runs `rest`; repeats both when images were added meanwhile. */
  async function withImages<T extends RemovalOutcome<unknown>>(
    from: string,
    to: string,
    copied: Set<string>,
    rest: (copied: ReadonlySet<string>) => Promise<T>,
  ): Promise<T> {
    for (let round = 1; ; round++) {
      await copyImages({ leaving, store }, { from, to, copied });
      const outcome = await rest(copied);
      if (outcome !== 'uncopied' || round === ROUNDS) return outcome;
    }
  }

  return {
    async belongings(actor, id) {
      requireAdministrator(actor);
      const found = (await accounts.find(id)) && (await leaving.belongings(id));
      if (!found) throw new AppError('USER_NOT_FOUND');
      return found;
    },

    async deactivate(actor, id, handTo) {
      requireAdministrator(actor);
      await requireAllowed(actor, id);
      const copied = await prepared(id, handTo);
      const account = await end(actor, id);
      if (handTo === null) return account;
      const hand = (there: ReadonlySet<string>) =>
        leaving.handOver({ from: id, to: handTo, copied: there, now: now() });
      requireDone(await withImages<HandoverOutcome>(id, handTo, copied, hand));
      return (await accounts.find(id)) ?? account;
    },

    async remove(actor, id, handTo) {
      requireAdministrator(actor);
      await requireAllowed(actor, id);
      if (handTo === null) await requireNothing(id);
      const copied = await prepared(id, handTo);
      const { image, email } = await end(actor, id);
      const portrait = image === null ? null : assetOfAddress(image);
      if (portrait) await removePortrait(id, portrait);
      // All but what is told of them meanwhile, so that the transaction is short.
      const forgottenAt = now();
      await leaving.forgetInAudit(id);
      await kept.forgetPerson({ id, email });
      const remove = (there: ReadonlySet<string>) =>
        leaving.remove({ id, handTo, copied: there, forgottenAt, now: now(), guard: guardOf(actor) });
      const outcome = handTo === null ? await remove(copied) : await withImages(id, handTo, copied, remove);
      if (typeof outcome === 'object' && outcome.refusal) throw new AppError(outcome.refusal);
      requireDone(outcome);
    },
  };

  /**
   * Copies the files for the other account while this one is still unchanged: when the storage does not answer, nothing has
   * changed.
   */
  async function prepared(id: string, handTo: string | null): Promise<Set<string>> {
    const copied = new Set<string>();
    if (handTo === null) return copied;
    await requireHeir(id, handTo);
    await copyImages({ leaving, store }, { from: id, to: handTo, copied });
    return copied;
  }

  /**
   * Deletes the picture of the person unless mails show it. The file is deleted first and the account names it until then: when
   * the storage does not answer, the next try finds it.
   */
  async function removePortrait(id: string, portrait: AssetKey): Promise<void> {
    if (await images.findServed(portrait.ownerId, portrait.name, false)) return;
    await store.remove(blobKey(portrait.ownerId, portrait.name));
    await leaving.removePortrait(id, portrait);
  }

  async function requireNothing(id: string): Promise<void> {
    const found = await leaving.belongings(id);
    if (found && Object.values(found).some((count) => count > 0)) throw noHeir(NEEDS_HEIR);
  }
}

const NEEDS_HEIR = 'Choose who gets what belongs to this account.';

function requireDone(outcome: RemovalOutcome<unknown>): void {
  if (outcome === 'missing') throw new AppError('USER_NOT_FOUND');
  if (outcome === 'no-heir') throw noHeir(NEEDS_HEIR);
  if (outcome !== 'done') throw new Error('Images are being stored while the account is handed over');
}

function noHeir(message: string): AppError {
  return new AppError('VALIDATION_FAILED', { details: [{ path: 'handTo', message }] });
}

interface Copying {
  readonly from: string;
  readonly to: string;
  /** Names of images whose files are copied; new ones are added. */
  readonly copied: Set<string>;
}

interface CopyDeps {
  readonly leaving: Pick<LeavingRepository, 'libraryImages'>;
  readonly store: Pick<BlobStore, 'get' | 'put'>;
}

/** Copies the files of a library into another person's folder; a file that is missing in the storage is left out. */
async function copyImages({ leaving, store }: CopyDeps, { from, to, copied }: Copying): Promise<void> {
  for (let after = ''; ; ) {
    const images = await leaving.libraryImages(from, after, AT_ONCE);
    const missing = images.filter(({ name }) => !copied.has(name));
    await Promise.all(
      missing.map(async ({ name, contentType }) => {
        const content = await store.get(blobKey(from, name));
        if (content) await store.put(blobKey(to, name), content, contentType);
        copied.add(name);
      }),
    );
    const last = images.at(-1);
    if (!last) return;
    after = last.name;
  }
}
