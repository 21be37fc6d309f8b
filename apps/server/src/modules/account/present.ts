import type { OwnAccount, OwnSession } from '@mailwright/contract';
import Bowser from 'bowser';
import type { SessionRecord } from '../auth/port.ts';
import { isoTime } from '../templates/present.ts';
import type { UserRecord } from '../users/port.ts';

export function presentOwnAccount(
  { firstName, lastName, image }: Pick<UserRecord, 'firstName' | 'lastName' | 'image'>,
  hasPassword: boolean,
): OwnAccount {
  return { firstName, lastName, image, hasPassword };
}

/** A session by the hash of its id, which opens nothing. */
export function presentOwnSession(session: SessionRecord, currentIdHash: string): OwnSession {
  const { idHash, device, address, createdAt, usedAt } = session;
  return {
    id: idHash,
    ...deviceOf(device),
    address: address.replace(/^::ffff:(?=\d+\.)/i, ''),
    begun: isoTime(createdAt),
    lastUsed: isoTime(usedAt),
    isCurrent: idHash === currentIdHash,
  };
}

/** Browser and system by what a browser calls itself, as far as that says. */
function deviceOf(device: string): { readonly browser: string; readonly system: string } {
  if (device === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(device);
  // Programs begin with their own name, as browsers do with that of one long gone.
  return { browser: browser.name || (device.split(/[/\s]/, 1)[0] ?? ''), system: os.name ?? '' };
}
