import { endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ACCOUNTS } from '../people/accounts-query.ts';

/** Interval between two requests while emails wait, milliseconds. */
const AGAIN = 15_000;

/**
 * Query for the emails that the mail server has not accepted, for administrators. Changes of invitations and accounts change
 * them, so its key begins with theirs.
 */
export const waitingMailsQuery = queryOptions({
  queryKey: [...ACCOUNTS, 'waiting-mails'],
  queryFn: ({ signal }) => call(endpoints.waitingMails.list, {}, { signal }),
  refetchInterval: ({ state: { data } }) => (data !== undefined && data.waiting > 0 ? AGAIN : false),
});
