import type { AuditDeed } from '../audit/port.ts';
import type { Arrival, FinishedSignIn } from './service.ts';

type ArrivalDeed = Pick<AuditDeed, 'action' | 'targets' | 'details'>;

const ACTIONS = { added: 'person.add', joined: 'person.join', connected: 'person.connect', known: null } as const;

/** What the audit log keeps of somebody's coming from the provider, besides the sign-in: what became of their account. */
export function arrivalDeeds({ userId: id, arrival, account, changed }: FinishedSignIn): readonly ArrivalDeed[] {
  const { email, role, name } = account;
  const action = ACTIONS[arrival satisfies Arrival];
  const by = 'provider';
  const texts = Object.entries(changed).map(([key, value]) => [key, String(value)]);
  const arrived: ArrivalDeed[] = action ? [{ action, targets: [{ id, name: email }], details: { role, by } }] : [];
  if (texts.length === 0) return arrived;
  return [
    ...arrived,
    { action: 'person.change', targets: [{ id, name }], details: { ...Object.fromEntries(texts), by } },
  ];
}
