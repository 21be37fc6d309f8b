// `npm run test:browsers [firefox|webkit]`: the main flows in the browsers that `npm test` does not use. One that cannot
// be had here is named as skipped, with the reason; that is not a failure, and not a success either.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './runtime/bootstrap.mjs';
import { installBrowser } from './runtime/install-browser.mjs';
import { bin, runNode } from './runtime/run.mjs';
import { playwrightCounts } from './runtime/test-counts.mjs';
import { buildWeb } from './runtime/web-build.mjs';

await bootstrap('tools/test-browsers.mjs');

const BROWSERS = ['firefox', 'webkit'];
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !BROWSERS.includes(name));
if (unknown) {
  console.error(`There is no browser "${unknown}" to test with; there are: ${BROWSERS.join(', ')}.`);
  process.exit(1);
}

const found = [];
const skipped = [];
for (const name of wanted.length > 0 ? wanted : BROWSERS) {
  const { launchOptions, problem } = await installBrowser(name);
  if (problem === null) found.push({ name, launchOptions });
  else skipped.push(`${name}: ${problem}`);
}

const total = { passed: 0, failed: 0 };
if (found.length > 0 && (await buildWeb()) !== 0) total.failed += 1;
else {
  const reports = mkdtempSync(join(tmpdir(), 'mailwright-browsers-'));
  for (const { name, launchOptions } of found) {
    console.log(`\n${name} ${launchOptions.executablePath ?? ''}`.trimEnd());
    const report = join(reports, `${name}.json`);
    const { code } = await runNode(
      [bin('@playwright/test/cli.js'), 'test', 'e2e/browsers.spec.ts', '--reporter=list,json'],
      {
        env: {
          BROWSER: name,
          BROWSER_LAUNCH: JSON.stringify(launchOptions),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          TEST_RUN: `browsers-${name}`,
        },
      },
    );
    const { passed, failed } = playwrightCounts(report);
    total.passed += passed;
    total.failed += code !== 0 && failed === 0 ? 1 : failed;
  }
  rmSync(reports, { recursive: true, force: true });
}

for (const line of skipped) console.log(`SKIPPED ${line}`);
const rest = skipped.length > 0 ? `, ${skipped.length} ${skipped.length === 1 ? 'browser' : 'browsers'} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${rest}`);
process.exitCode = total.failed > 0 ? 1 : 0;
