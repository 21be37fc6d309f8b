import type { OwnAccount, OwnSession } from '@mailwright/contract';
import { deviceOf, plainAddress } from '../auth/device-of.ts';
import type { SessionRecord } from '../auth/port.ts';
import { isoTime } from '../templates/present.ts';
import type { UserRecord } from '../users/port.ts';

export function presentOwnAccount(
  { firstName, lastName, image }: Pick<UserRecord, 'firstName' | 'lastName' | 'image'>,
  hasPassword: boolean,
): OwnAccount {
  return { firstName, lastName, image, hasPassword };
}

/** Returns a session with the hash of its id, with which nobody can use it. */
export function presentOwnSession(session: SessionRecord, currentIdHash: string): OwnSession {
  const { idHash, device, address, createdAt, usedAt } = session;
  return {
    id: idHash,
    ...deviceOf(device),
    address: plainAddress(address),
    begun: isoTime(createdAt),
    lastUsed: isoTime(usedAt),
    isCurrent: idHash === currentIdHash,
  };
}
