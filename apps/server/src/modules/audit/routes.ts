import { pipeline, Readable } from 'node:stream';
import { endpoints } from '@mailwright/contract';
import { stringify } from 'csv-stringify';
import { AppError } from '../../app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { downloadHeaders } from '../../http/headers/download-headers.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import type { AuditRecord } from './port.ts';

const COLUMNS = ['time', 'action', 'person', 'email', 'target', 'details', 'address', 'device'];

export function mountAudit({ mount, audit, auditDays }: ModuleContext): void {
  const rows = endpoints.audit;

  mount(rows.list, async ({ caller, query }) => {
    requireAdmin(caller);
    const { limit, after, ...filter } = query;
    const { entries, next } = await audit.list(filter, { limit, ...(after !== undefined && { after }) });
    return answer(200, { entries: entries.map(present), next, keptDays: auditDays });
  });

  mount(rows.download, async ({ caller, query, reply }) => {
    requireAdmin(caller);
    downloadHeaders(reply, 'text/csv; charset=utf-8', 'audit-log', '.csv');
    // Formulas of spreadsheets are written as the text they are.
    const lines = stringify({ header: true, columns: COLUMNS, escape_formulas: true, bom: true });
    // A failure ends both, and so the answer.
    return answer(
      200,
      pipeline(Readable.from(table(audit.each(query))), lines, () => undefined),
    );
  });
}

async function* table(entries: AsyncIterable<AuditRecord>): AsyncIterable<readonly string[]> {
  for await (const { at, action, person, targets, details, address, device } of entries) {
    const names = targets.map(({ id, name }) => (name === null ? id : `${name} (${id})`)).join(', ');
    const more = Object.entries(details).map(([name, value]) => `${name}: ${value}`);
    const time = new Date(at).toISOString();
    yield [time, action, person?.name ?? '', person?.email ?? '', names, more.join('; '), address, device];
  }
}

function present(entry: AuditRecord) {
  return { ...entry, at: new Date(entry.at).toISOString() };
}

function requireAdmin({ user }: Caller): void {
  if (user.role !== 'admin') throw new AppError('FORBIDDEN');
}
