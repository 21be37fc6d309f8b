import { WAITING_MAIL_KINDS, type WaitingMail } from '@mailwright/contract';
import { isoTime } from '../templates/present.ts';
import type { WaitingMailFacts } from './port.ts';

export function presentWaitingMail(facts: WaitingMailFacts, now: number): WaitingMail {
  const { id, about, email, isGivenUp, createdAt, tries, againAt, tryingUntil, reason } = facts;
  const [word = ''] = about.split(' ', 1);
  const isTried = tryingUntil !== null && tryingUntil > now;
  const state = isGivenUp ? 'givenUp' : isTried ? 'trying' : 'waits';
  return {
    id,
    kind: WAITING_MAIL_KINDS.find((kind) => kind === word) ?? null,
    to: email ?? '',
    state,
    since: isoTime(createdAt),
    // It waits since its first try, which is not counted there.
    tries: tries + 1,
    answer: reason,
    next: state === 'waits' ? isoTime(Math.max(againAt, now)) : null,
  };
}
