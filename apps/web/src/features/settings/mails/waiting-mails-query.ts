import { endpoints } from '@mailwright/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { ACCOUNTS } from '../people/accounts-query.ts';

/** How often is looked what became of them while there are some, milliseconds. */
const AGAIN = 15_000;

/** Emails that the mail server has not taken, for administrators. What changes invitations and accounts changes them. */
export const waitingMailsQuery = queryOptions({
  queryKey: [...ACCOUNTS, 'waiting-mails'],
  queryFn: ({ signal }) => call(endpoints.waitingMails.list, {}, { signal }),
  refetchInterval: ({ state: { data } }) => (data !== undefined && data.waiting > 0 ? AGAIN : false),
});
