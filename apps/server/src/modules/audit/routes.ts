import { pipeline, Readable } from 'node:stream';
import { endpoints } from '@mailwright/contract';
import { stringify } from 'csv-stringify';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { downloadHeaders } from '../../http/headers/download-headers.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';
import { deviceOf } from '../auth/device-of.ts';
import type { AuditRecord, AuditService } from './port.ts';

const HOUR = 3_600_000;

const COLUMNS = ['time', 'action', 'person', 'email', 'target', 'details', 'address', 'device'];

export function mountAudit({ app, mount, audit, auditDays, repositories, backlogs }: ModuleContext): void {
  clearRegularly(app, audit);
  const rows = endpoints.audit;
  backlogs?.addBackup(() => repositories.audit.lastTime('data.backup'));

  mount(rows.list, async ({ caller, query }) => {
    requireAdmin(caller);
    const { limit, after, ...filter } = query;
    const { entries, next } = await audit.list(filter, { limit, ...(after !== undefined && { after }) });
    const people = await audit.namesOf('person', [...new Set(entries.flatMap(peopleIn))]);
    const presented = entries.map((entry) => present(entry, people));
    return answer(200, { entries: presented, next, keptDays: auditDays });
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

function present(entry: AuditRecord, people: ReadonlyMap<string, string>) {
  const named = peopleIn(entry).flatMap((id) => {
    const name = people.get(id);
    return name === undefined ? [] : [[id, name] as const];
  });
  const at = new Date(entry.at).toISOString();
  return { ...entry, at, ...deviceOf(entry.device), names: Object.fromEntries(named) };
}

/** Returns the ids of the people whom the details of an entry name. */
function peopleIn({ details: { handTo = '', people = '' } }: AuditRecord): readonly string[] {
  return `${handTo} ${people}`.split(' ').filter((id) => id !== '');
}

function requireAdmin({ user }: Caller): void {
  if (user.role !== 'admin') throw new AppError('FORBIDDEN');
}

/**
 * Deletes old entries of the audit log once the server listens, and every hour, because without new entries nothing else would
 * delete them. Of several nodes the first one deletes, and the others find nothing.
 */
function clearRegularly(app: FastifyInstance, { clear }: Pick<AuditService, 'clear'>): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    clear();
    timer = setInterval(clear, HOUR);
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
