import { isStorageFull } from '../../storage/storage-full.ts';
import type { NewSession, SessionRecord, SessionRepository } from './port.ts';

/**
 * Stores sessions also while the disk is full: what cannot be written is held in memory until it can be. That is right only
 * when one process has the database alone, as with the embedded one; a restart loses what was held.
 */
export function sessionsThroughFullDisk(stored: SessionRepository): SessionRepository {
  const held = new Map<string, NewSession>();
  const ended = new Set<string>();
  /** Hash of the one session that goes on, by person whose sessions have ended; undefined when all have ended. */
  const usersEnded = new Map<string, string | undefined>();

  /** Ends in the database the sessions that have ended meanwhile, before anything new is stored there. */
  async function catchUp(): Promise<void> {
    for (const idHash of ended) {
      await stored.remove(idHash);
      ended.delete(idHash);
    }
    for (const [userId, exceptIdHash] of usersEnded) {
      await stored.removeOfUser(userId, exceptIdHash);
      usersEnded.delete(userId);
    }
  }

  const write = (work: () => Promise<void>, instead: () => void) =>
    unlessFull(async () => {
      await catchUp();
      await work();
    }, instead);

  const isOver = ({ idHash, userId }: SessionRecord) =>
    ended.has(idHash) || (usersEnded.has(userId) && usersEnded.get(userId) !== idHash);

  function forget(which: (session: SessionRecord) => boolean): void {
    for (const session of held.values()) if (which(session)) held.delete(session.idHash);
  }

  return {
    async add(session) {
      let isAdded = true;
      await write(
        async () => {
          isAdded = await stored.add(session);
        },
        () => held.set(session.idHash, session),
      );
      return isAdded;
    },

    async find(by, hash) {
      for (const session of held.values()) if (session[by] === hash) return session;
      const found = await stored.find(by, hash);
      return found && isOver(found) ? null : found;
    },

    async idTokenOf(idHash) {
      const session = held.get(idHash);
      return session ? (session.word?.idToken ?? null) : stored.idTokenOf(idHash);
    },

    async touch(idHash, usedAt, address) {
      const session = held.get(idHash);
      if (session) held.set(idHash, { ...session, usedAt, ...(address !== undefined && { address }) });
      else
        await write(
          () => stored.touch(idHash, usedAt, address),
          () => undefined,
        );
    },

    async listOfUser(userId) {
      const inMemory = [...held.values()].filter((session) => session.userId === userId);
      const found = [...inMemory, ...(await stored.listOfUser(userId)).filter((session) => !isOver(session))];
      return found.toSorted((one, other) => other.usedAt - one.usedAt);
    },

    async remove(idHash) {
      if (held.delete(idHash)) return;
      await write(
        () => stored.remove(idHash),
        () => ended.add(idHash),
      );
    },

    async removeOfUser(userId, exceptIdHash) {
      forget((session) => session.userId === userId && session.idHash !== exceptIdHash);
      await write(
        () => stored.removeOfUser(userId, exceptIdHash),
        () => usersEnded.set(userId, exceptIdHash),
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

async function unlessFull(work: () => Promise<void>, instead: () => void): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    instead();
  }
}
