import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/find-browser.mjs';

/** `chromium` is found on the machine; the others, and how they are started, are told by `npm run test:browsers`. */
const browserName = (process.env.BROWSER ?? 'chromium') as 'chromium' | 'firefox' | 'webkit';
const launchOptions = browserName === 'chromium' ? await findBrowser() : JSON.parse(process.env.BROWSER_LAUNCH ?? '{}');

export default defineConfig({
  testDir: 'e2e',
  // The one over plain WebDriver needs a WebKit of the machine; what looks into a file of SQLite needs one. What every
  // browser is asked for, Chromium is asked for by all other tests together.
  testIgnore: [
    ...(browserName === 'chromium' && !process.env.DEEP ? ['browsers.spec.ts'] : []),
    ...(process.env.WEBKIT_DRIVER ? [] : ['webkit.spec.ts']),
    ...(process.env.NODES ? ['attacks.spec.ts', 'canvas-laws.spec.ts', 'layers-at-size.spec.ts'] : []),
  ],
  // Long proofs, and those of what other tests go through as well, are for `npm run test:deep` alone.
  grepInvert: process.env.DEEP ? undefined : /@deep/,
  // Playwright empties this folder first, and a run by hand must not take away what another one is writing.
  outputDir: `test-results/${process.env.TEST_RUN ?? 'by-hand'}`,
  // A test waits for its browser or its server now and then: three at a time leave two processors no pause.
  workers: process.env.NODES ? 2 : Math.min(3, availableParallelism() + 1),
  // A test that needs its second try is listed as flaky; one that fails twice fails the run.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: false,
  forbidOnly: process.env.CI === 'true',
  // A slow or busy machine is no failure: speed is measured by the benchmarks.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // A button that never becomes ready is told by its name, not by the test's own end.
    actionTimeout: 60_000,
    // A trace costs a seventh of the time: where there is a second try, that one is traced.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
