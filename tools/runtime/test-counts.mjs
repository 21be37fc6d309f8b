import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: string[] }} Counts */

/** @returns {Counts} What a Vitest JSON report says; a file that could not be loaded counts as one failure. */
export function vitestCounts(path) {
  const counts = { passed: 0, failed: 0, skipped: [] };
  if (!existsSync(path)) return counts;
  for (const file of JSON.parse(readFileSync(path, 'utf8')).testResults) {
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'))
      counts.failed += 1;
    for (const { status, fullName } of file.assertionResults) {
      if (status === 'passed') counts.passed += 1;
      else if (status === 'failed') counts.failed += 1;
      else counts.skipped.push(fullName);
    }
  }
  return counts;
}

/** @returns {Counts} What a Playwright JSON report says; a test that only passed when repeated counts as passed. */
export function playwrightCounts(path) {
  const counts = { passed: 0, failed: 0, skipped: [] };
  if (!existsSync(path)) return counts;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const walk = (suite) => {
    for (const { title, tests } of suite.specs ?? []) {
      for (const { status } of tests) {
        if (status === 'skipped') counts.skipped.push(title);
        else if (status === 'unexpected') counts.failed += 1;
        else counts.passed += 1;
      }
    }
    for (const inner of suite.suites ?? []) walk(inner);
  };
  for (const suite of report.suites) walk(suite);
  counts.failed += report.errors?.length ?? 0;
  return counts;
}
