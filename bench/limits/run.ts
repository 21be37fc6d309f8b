import { execFileSync } from 'node:child_process';
import { figure } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';
import { HOSTILE } from './hostile.ts';
import { editsOfLargeMail } from './large-mail.ts';
import { measureLayers } from './layers.ts';
import { measureLimited } from './limited.ts';

execFileSync(process.execPath, ['tools/build.mjs'], { stdio: 'inherit' });
const measured = [
  ...[...editsOfLargeMail(), ...HOSTILE].map((limited) => ({ ...limited, took: measureLimited(limited) })),
  { name: 'layers of a large mail: from first to last', limit: 250, took: await measureLayers() },
];
printTable(
  ['what', 'ms', 'limit', ''],
  measured.map(({ name, limit, took }) => [name, figure(took), limit, took < limit ? '' : 'TOO LONG']),
);
if (measured.some(({ limit, took }) => took >= limit)) process.exitCode = 1;
