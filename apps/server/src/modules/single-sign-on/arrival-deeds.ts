import type { AuditDeed } from '../audit/port.ts';
import type { Arrival, FinishedSignIn } from './service.ts';

type ArrivalDeed = Pick<AuditDeed, 'action' | 'targets' | 'details'>;

const ACTIONS = { added: 'person.add', joined: 'person.join', connected: 'person.connect', known: null } as const;

/**
 * Returns the entries of the audit log for a sign-in from the provider, besides the sign-in itself: what happened to the
 * account.
 */
export function arrivalDeeds({
  userId: id,
  arrival,
  account,
  changed,
  isRenamed,
}: FinishedSignIn): readonly ArrivalDeed[] {
  const { email, role, name } = account;
  const action = ACTIONS[arrival satisfies Arrival];
  const by = 'provider';
  const texts = Object.entries(changed).map(([key, value]) => [key, String(value)]);
  const arrived: ArrivalDeed[] = action ? [{ action, targets: [{ id, name: email }], details: { role, by } }] : [];
  const targets = [{ id, name }];
  return [
    ...arrived,
    ...(texts.length > 0
      ? [{ action: 'person.change' as const, targets, details: { ...Object.fromEntries(texts), by } }]
      : []),
    ...(isRenamed ? [{ action: 'person.rename' as const, targets, details: { name, by } }] : []),
  ];
}
