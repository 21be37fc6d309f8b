// `npm run check`: every rule a machine can hold. All steps run, each prints one line; `--fix` mends what can be mended.
import { bootstrap } from './runtime/bootstrap.mjs';

await bootstrap('tools/check.mjs');
const { checks } = await import('./checks/checks.ts');

const fix = process.argv.includes('--fix');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = checks.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
if (chosen.length === 0) {
  console.error(`No step is named "${wanted.join(' ')}". The steps: ${checks.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

async function timed(check) {
  const started = performance.now();
  const answer = await check.run({ fix }).catch((error) => ({ problems: [String(error.stack ?? error)] }));
  return { ...answer, seconds: ((performance.now() - started) / 1000).toFixed(1) };
}

// The longest step is a process of its own and reads what the others do not write: it runs beside them from the start.
const beside = new Map(chosen.filter((check) => check.beside).map((check) => [check, timed(check)]));
let failed = 0;
for (const check of chosen) {
  const { problems, summary, seconds } = await (beside.get(check) ?? timed(check));
  const mark = problems.length === 0 ? 'ok  ' : 'FAIL';
  console.log(`${mark} ${check.name.padEnd(18)} ${`${seconds} s`.padStart(7)}  ${summary ?? ''}`.trimEnd());
  for (const problem of problems) console.log(`       ${problem.replaceAll('\n', '\n       ')}`);
  if (problems.length > 0) failed += 1;
}
if (failed > 0) {
  console.log(`${failed} ${failed === 1 ? 'step' : 'steps'} failed. \`npm run check -- --fix\` mends the format.`);
  process.exitCode = 1;
}
