import type { Account, Invitation } from '@mailwright/contract';
import { isoTime } from '../templates/present.ts';
import type { AccountRecord, InvitationRecord } from './port.ts';

export function presentAccount({ created, lastSeen, ...account }: AccountRecord): Account {
  return { ...account, created: isoTime(created), lastSeen: lastSeen === null ? null : isoTime(lastSeen) };
}

export function presentInvitation(record: InvitationRecord, now: number): Invitation {
  const { id, email, role, plan, invitedBy, sentAt, expiresAt } = record;
  return {
    id,
    email,
    role,
    plan,
    invitedBy,
    sent: isoTime(sentAt),
    expires: isoTime(expiresAt),
    isExpired: expiresAt <= now,
  };
}
