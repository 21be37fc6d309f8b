// `npm run bench [name]`: runs bench/<name>/run.ts, all of them without a name. Tables are printed as Markdown.
import { existsSync, readdirSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './runtime/bootstrap.mjs';
import { othersMails } from './runtime/others-mails.mjs';
import { root } from './runtime/root.mjs';
import { runNode } from './runtime/run.mjs';

await bootstrap('tools/bench.mjs');

const all = readdirSync(join(root, 'bench')).filter((name) => existsSync(join(root, 'bench', name, 'run.ts')));
const [wanted, ...rest] = process.argv.slice(2);
if (wanted && !all.includes(wanted)) {
  console.error(`There is no benchmark "${wanted}"; there are: ${all.join(', ')}.`);
  process.exit(1);
}

const [cpu] = cpus();
console.log(
  `${new Date().toISOString().slice(0, 10)} · ${cpu?.model.trim()} × ${cpus().length} · ` +
    `${Math.round(totalmem() / 2 ** 30)} GB · Node ${process.versions.node}\n`,
);
for (const name of wanted ? [wanted] : all) {
  console.log(`## ${name}\n`);
  const { code } = await runNode(['--expose-gc', `bench/${name}/run.ts`, ...rest], { env: othersMails() });
  if (code !== 0) process.exitCode = 1;
}
