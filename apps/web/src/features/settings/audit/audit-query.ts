import { type AuditAction, endpoints, LIMITS } from '@mailwright/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';

export interface AuditChoice {
  readonly words: string;
  readonly action: AuditAction | 'all';
  /** Days as date fields write them, `2026-11-23`, both included; '' for no end. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** What is asked of the server: days are those of the person who looks. */
export function auditFilter({ words, action, firstDay, lastDay }: AuditChoice) {
  const from = startOf(firstDay, 0);
  const to = startOf(lastDay, 1);
  return { q: words, ...(action !== 'all' && { action }), ...(from && { from }), ...(to && { to }) };
}

/** The beginning of a day, or of one so many days later; undefined for what is no day. */
function startOf(day: string, later: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (date === undefined) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString();
}

/** The entries that a choice lets through, a page at a time. */
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
