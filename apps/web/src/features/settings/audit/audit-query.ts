import { type AuditAction, endpoints, LIMITS } from '@mailwright/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export interface AuditChoice {
  readonly words: string;
  readonly action: AuditAction | 'all';
  /** Days in the format of date fields, `2026-11-23`, both included; '' for no limit. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** Returns the query of the request. Days begin and end in the time zone of the person who looks. */
export function auditFilter({ words, action, firstDay, lastDay }: AuditChoice) {
  const from = startOf(firstDay, 0);
  const to = startOf(lastDay, 1);
  return { q: words, ...(action !== 'all' && { action }), ...(from && { from }), ...(to && { to }) };
}

/** Returns the start of a day, or of the day that is `later` days after it; undefined when the text is no day. */
function startOf(day: string, later: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (date === undefined) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString();
}

/** Returns the query for the entries that match a choice, a page at a time. */
export const auditQuery = (choice: AuditChoice) =>
  infiniteQueryOptions({
    queryKey: ['audit', choice],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = { ...auditFilter(choice), limit: LIMITS.page.size, ...(pageParam !== '' && { after: pageParam }) };
      return call(endpoints.audit.list, { query }, { signal });
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
