import type { TemplateStatus } from '@mailwright/contract';
import type { UseCounts } from '../../module-updates/port.ts';

interface CountedRow {
  readonly status: TemplateStatus;
  readonly type: string;
  readonly count: number;
  /** Number of them that the person may read. */
  readonly known: number;
}

/** Counts uses by kind. A module counts as a module, whatever the status of the row with its working copy. */
export function countUses(rows: readonly CountedRow[]): UseCounts {
  const sum = (which: 'count' | 'known', status: 'draft' | 'published' | null) =>
    rows
      .filter((row) => (row.type === 'email_cb' ? status === null : row.status === status))
      .reduce((total, row) => total + row[which], 0);
  const byKind = (which: 'count' | 'known') => ({
    drafts: sum(which, 'draft'),
    published: sum(which, 'published'),
    modules: sum(which, null),
  });
  return { ...byKind('count'), known: byKind('known') };
}
