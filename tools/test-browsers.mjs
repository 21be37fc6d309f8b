// `npm run test:browsers [firefox|webkit] [spec …]`: tests in the browsers that `npm test` does not use. What cannot be
// had or done here is named as skipped, with the reason; that is not a failure, and not a success either.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './runtime/bootstrap.mjs';
import { installBrowser } from './runtime/install-browser.mjs';
import { root } from './runtime/root.mjs';
import { bin, runNode } from './runtime/run.mjs';
import { playwrightCounts } from './runtime/test-counts.mjs';
import { buildWeb } from './runtime/web-build.mjs';

await bootstrap('tools/test-browsers.mjs');

const BROWSERS = ['firefox', 'webkit'];

/** Specs that run in Firefox; the others have not been tried there. */
const IN_FIREFOX = [
  'browsers',
  'canvas',
  'canvas-selection',
  'clipboard',
  'dashboard',
  'islands-text',
  'main-job',
  'text',
  'text-editing',
];

const words = process.argv.slice(2);
const wanted = words.filter((word) => BROWSERS.includes(word));
const named = words.filter((word) => !BROWSERS.includes(word));
const files = readdirSync(join(root, 'e2e'))
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => file.replace('.spec.ts', ''));
const unknown = [...named, ...IN_FIREFOX].find((name) => !files.includes(name));
if (unknown) {
  console.error(`There is neither a browser nor a spec "${unknown}". Browsers: ${BROWSERS.join(', ')}.`);
  process.exit(1);
}

/** The specs that run in a browser, by name. */
function specsIn(name, webDriver) {
  if (webDriver) return ['webkit'];
  if (named.length > 0) return named;
  return name === 'firefox' ? IN_FIREFOX : ['browsers'];
}

const found = [];
const skipped = [];
for (const name of wanted.length > 0 ? wanted : BROWSERS) {
  const { launchOptions, webDriver, problem } = await installBrowser(name);
  if (problem === null) found.push({ name, launchOptions, webDriver, specs: specsIn(name, webDriver) });
  else skipped.push(`${name}: ${problem}`);
}

const total = { passed: 0, failed: 0 };
if (found.length > 0 && (await buildWeb()) !== 0) total.failed += 1;
else {
  const reports = mkdtempSync(join(tmpdir(), 'mailwright-browsers-'));
  for (const { name, launchOptions, webDriver, specs } of found) {
    console.log(`\n${name} ${webDriver ?? launchOptions.executablePath ?? ''}`.trimEnd());
    const report = join(reports, `${name}.json`);
    const { code } = await runNode(
      [bin('@playwright/test/cli.js'), 'test', ...specs.map((spec) => `/${spec}.spec.ts`), '--reporter=list,json'],
      {
        env: {
          BROWSER: name,
          BROWSER_LAUNCH: JSON.stringify(launchOptions),
          ...(webDriver && { WEBKIT_DRIVER: webDriver }),
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          TEST_RUN: `browsers-${name}`,
        },
      },
    );
    const { passed, failed, skipped: notHere } = playwrightCounts(report);
    skipped.push(...notHere.map((test) => `${name}: ${test}`));
    if (named.length === 0) {
      const others = files.filter((file) => !specs.includes(file) && !['browsers', 'webkit'].includes(file));
      skipped.push(`${name}: ${others.length} files that have not been tried there: ${others.join(', ')}`);
    }
    total.passed += passed;
    total.failed += code !== 0 && failed === 0 ? 1 : failed;
  }
  rmSync(reports, { recursive: true, force: true });
}

for (const line of skipped) console.log(`SKIPPED ${line}`);
const rest = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${rest}`);
process.exitCode = total.failed > 0 ? 1 : 0;
