import { execFileSync } from 'node:child_process';
import { figure } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';
import { HOSTILE } from './hostile.ts';
import { measureHostileRequests } from './hostile-requests.ts';
import { measureHostileTasks } from './hostile-tasks.ts';
import { editsOfLargeMail } from './large-mail.ts';
import { measureLayers } from './layers.ts';
import { measureLimited } from './limited.ts';
import { measureMjmlMails } from './mjml-mails.ts';

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' });
// `npm run bench limits requests [PATCH /api/v2/usertemplate]`: hostile requests alone, of all rows or of those.
const [only, ...part] = process.argv.slice(2);
const requests = await measureHostileRequests(part.join(' '));
printTable(
  ['hostile request', 'answer', 'another person waits, ms', 'the thread is held, ms'],
  requests.slice(0, 20).map(({ name, kind, waited, held }) => [name, kind, figure(waited), figure(held)]),
);
if (only === 'requests') process.exit(requests.some(({ waited }) => waited >= 1000) ? 1 : 0);
const tasks = await measureHostileTasks();
const mjml = await measureMjmlMails();
const measured = [
  ...[...editsOfLargeMail(), ...HOSTILE].map((limited) => ({ ...limited, took: measureLimited(limited) })),
  { name: 'layers of a large mail: from first to last', limit: 250, took: await measureLayers() },
  { name: '24 mails in MJML are read: the first of all', limit: 10_000, took: mjml.first },
  { name: '24 mails in MJML are read: p50', limit: 500, took: mjml.p50 },
  { name: '24 mails in MJML are read: p95', limit: 2_000, took: mjml.p95 },
  ...tasks.slice(0, 5).map(({ name, took }) => ({ name: `done for one while all wait: ${name}`, limit: 1000, took })),
  ...requests.slice(0, 5).map(({ name, kind, waited }) => ({
    name: `another person waits beside ${name} (${kind})`,
    limit: 1000,
    took: waited,
  })),
];
printTable(
  ['what', 'ms', 'limit', ''],
  measured.map(({ name, limit, took }) => [name, figure(took), limit, took < limit ? '' : 'TOO LONG']),
);
if (measured.some(({ limit, took }) => took >= limit)) process.exitCode = 1;
