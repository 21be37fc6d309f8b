// `npm test`: unit, server and browser tests in one run; the slowest browser tests, those that only passed when
// repeated, and what failed are named at its end, and `N passed, N failed` is the last line. `--deep` runs the long
// versions, with mails by others where there are some, browser tests on two servers with one database, and what draws as on
// machines with other fonts. Words narrow it down: `npm test -- unit`, `npm test -- browser`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './runtime/bootstrap.mjs';
import { buildIcons } from './runtime/icon-build.mjs';
import { testOtherMachines } from './runtime/other-machines.mjs';
import { othersMails } from './runtime/others-mails.mjs';
import { bin, runNode } from './runtime/run.mjs';
import { playwrightCounts, slowestLines, vitestCounts } from './runtime/test-counts.mjs';
import { ON_NODES, testTwoNodes } from './runtime/two-nodes.mjs';
import { buildWeb } from './runtime/web-build.mjs';

await bootstrap('tools/test.mjs');

const SLOWEST = 30;

/** Most tests that may pass only when repeated before CI fails. */
const MAX_FLAKY = 3;

const words = process.argv.slice(2);
const env = words.includes('--deep') ? { DEEP: '1', ...othersMails() } : {};
const wants = (kind) => words.includes(kind) || !(words.includes('unit') || words.includes('browser'));
const reports = mkdtempSync(join(tmpdir(), 'mailwright-reports-'));
const total = { passed: 0, failed: 0, failures: [], skipped: [], flaky: [], times: [] };

/** A runner that fails without naming a test (a crash, a broken configuration) must not look like success. */
function add(counts, code) {
  total.passed += counts.passed;
  total.failed += code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  total.failures.push(...counts.failures);
  total.skipped.push(...counts.skipped);
  total.flaky.push(...counts.flaky);
  total.times.push(...(counts.times ?? []));
}

// Beside the unit tests, some of which only wait.
const building = wants('browser') ? Promise.all([buildWeb(), buildIcons()]) : null;

if (wants('unit')) {
  const report = join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runNode([bin('vitest/vitest.mjs'), ...args], { env });
  add(vitestCounts(report), code);
}

if (building) {
  const report = join(reports, 'playwright.json');
  const built = Math.max(...(await building));
  const { code } =
    built === 0
      ? await runNode([bin('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
          env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, TEST_RUN: 'npm-test' },
        })
      : { code: built };
  add(playwrightCounts(report), code);
}

if (building && env.DEEP) {
  const nodes = await testTwoNodes(ON_NODES, { report: join(reports, 'nodes.json') });
  add(nodes, nodes.code);
}

if (building && env.DEEP) await testOtherMachines(add);

if (env.DEEP && !(env.MAIL_FIXTURES ?? process.env.MAIL_FIXTURES))
  total.skipped.push('mails by others: MAIL_FIXTURES names no folder, and none lies beside the clone');

rmSync(reports, { recursive: true, force: true });
if (total.times.length > 0) console.log(`The slowest browser tests:\n${slowestLines(total.times, SLOWEST).join('\n')}`);
for (const name of total.skipped) console.log(`SKIPPED ${name}`);
for (const name of total.flaky) console.log(`FLAKY ${name}`);
for (const failure of total.failures) console.log(`FAILED ${failure}`);
const isCi = process.env.CI === 'true';
// A developer's machine may have no PostgreSQL that starts; what CI says must hold on both engines.
const refused = isCi && total.skipped.some((name) => /postgres/i.test(name));
if (refused) console.log('In CI the tests on PostgreSQL must not be skipped.');
const unsteady = isCi && total.flaky.length > MAX_FLAKY;
if (unsteady) console.log(`In CI at most ${MAX_FLAKY} tests may pass only when repeated.`);
const rest = [
  [total.flaky.length, 'flaky'],
  [total.skipped.length, 'skipped'],
].map(([count, word]) => (count > 0 ? `, ${count} ${word}` : ''));
console.log(`${total.passed} passed, ${total.failed} failed${rest.join('')}`);
process.exitCode = total.failed > 0 || refused || unsteady || total.passed === 0 ? 1 : 0;
