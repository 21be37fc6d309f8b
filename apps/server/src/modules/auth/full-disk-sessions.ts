import { isStorageFull } from '../../storage/storage-full.ts';
import type { AttemptRepository, LoginAttempt, SessionRecord, SessionRepository } from './port.ts';

/**
 * Sessions that go on when the disk takes no more: what cannot be written is held in memory until it can. That is right
 * where one process alone has the database, as the embedded one is had; a restart forgets what was held.
 */
export function sessionsThroughFullDisk(stored: SessionRepository): SessionRepository {
  const held = new Map<string, SessionRecord>();
  const ended = new Set<string>();
  const usersEnded = new Set<string>();

  /** Ends in the database what has ended meanwhile; before anything new is stored there. */
  async function catchUp(): Promise<void> {
    for (const idHash of ended) {
      await stored.remove(idHash);
      ended.delete(idHash);
    }
    for (const userId of usersEnded) {
      await stored.removeOfUser(userId);
      usersEnded.delete(userId);
    }
  }

  const write = (work: () => Promise<void>, instead: () => void) =>
    unlessFull(async () => {
      await catchUp();
      await work();
    }, instead);

  function forget(isOver: (session: SessionRecord) => boolean): void {
    for (const session of held.values()) if (isOver(session)) held.delete(session.idHash);
  }

  return {
    add: (session) =>
      write(
        () => stored.add(session),
        () => held.set(session.idHash, session),
      ),

    async find(by, hash) {
      for (const session of held.values()) if (session[by] === hash) return session;
      const found = await stored.find(by, hash);
      return found && (ended.has(found.idHash) || usersEnded.has(found.userId)) ? null : found;
    },

    async touch(idHash, usedAt) {
      const session = held.get(idHash);
      if (session) held.set(idHash, { ...session, usedAt });
      else
        await write(
          () => stored.touch(idHash, usedAt),
          () => undefined,
        );
    },

    async remove(idHash) {
      if (held.delete(idHash)) return;
      await write(
        () => stored.remove(idHash),
        () => ended.add(idHash),
      );
    },

    async removeOfUser(userId) {
      forget((session) => session.userId === userId);
      await write(
        () => stored.removeOfUser(userId),
        () => usersEnded.add(userId),
      );
    },

    removeOfDemoAccounts: () => stored.removeOfDemoAccounts(),

    async removeUnusedSince(usedAt) {
      forget((session) => session.usedAt < usedAt);
      await write(
        () => stored.removeUnusedSince(usedAt),
        () => undefined,
      );
    },
  };
}

/** Counts attempts to sign in on a full disk, too. */
export function attemptsThroughFullDisk(stored: AttemptRepository): AttemptRepository {
  type Held = LoginAttempt & { readonly id: string; readonly at: number };
  let held: readonly Held[] = [];

  const keep = (stays: (attempt: Held) => boolean) => {
    held = held.filter(stays);
  };

  return {
    add: (attempt) =>
      unlessFull(
        () => stored.add(attempt),
        () => {
          held = [...held, attempt];
        },
      ),

    async timesSince(attempt, since) {
      const { account, address } = await stored.timesSince(attempt, since);
      const ofAddress = held.filter((one) => one.address === attempt.address && one.at > since);
      const ofAccount = ofAddress.filter((one) => one.accountKey === attempt.accountKey);
      const times = (counted: readonly number[], more: readonly Held[]) =>
        [...counted, ...more.map(({ at }) => at)].toSorted((a, b) => a - b);
      return { account: times(account, ofAccount), address: times(address, ofAddress) };
    },

    async remove(id) {
      keep((one) => one.id !== id);
      await unlessFull(() => stored.remove(id));
    },

    async forgive(attempt) {
      keep((one) => one.address !== attempt.address || one.accountKey !== attempt.accountKey);
      await unlessFull(() => stored.forgive(attempt));
    },

    async removeOutside(from, to) {
      keep((one) => one.at >= from && one.at <= to);
      await unlessFull(() => stored.removeOutside(from, to));
    },
  };
}

async function unlessFull(work: () => Promise<void>, instead: () => void = () => undefined): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    instead();
  }
}
