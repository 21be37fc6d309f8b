import { endpoints, type OwnAccount } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { currentSession, setSession } from '../../../shared/session/session-store.ts';

export const ownAccountQuery = queryOptions({
  queryKey: ['own-account'],
  queryFn: ({ signal }) => call(endpoints.account.read, {}, { signal }),
});

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call(endpoints.account.sessions, {}, { signal }),
});

/** Takes over a changed name or picture into the session, so that the whole page shows it. */
export function takeOver({ firstName, lastName, image }: OwnAccount): void {
  const session = currentSession();
  if (session === null) return;
  setSession({ state: 'open', session: { ...session, account: { ...session.account, firstName, lastName, image } } });
}
