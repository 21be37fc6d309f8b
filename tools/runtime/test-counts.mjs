import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: string[] }} Counts
 * @typedef {{ name: string, seconds: number }} Timed
 */

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

/**
 * @returns {Counts & { flaky: string[], times: Timed[] }} What a Playwright JSON report says; a test that only passed
 * when repeated counts as passed, and is named as flaky. Times are of all tries of a test together.
 */
export function playwrightCounts(path) {
  const counts = { passed: 0, failed: 0, skipped: [], flaky: [], times: [] };
  if (!existsSync(path)) return counts;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const walk = (suite) => {
    for (const { title, file, line, tests } of suite.specs ?? []) {
      const name = `${file}:${line} ${title}`;
      for (const { status, results = [], annotations = [] } of tests) {
        const reason = annotations.find(({ type }) => type === 'skip')?.description;
        if (status === 'skipped') counts.skipped.push(reason ? `${title}: ${reason}` : title);
        else if (status === 'unexpected') counts.failed += 1;
        else counts.passed += 1;
        if (status === 'flaky') counts.flaky.push(name);
        counts.times.push({ name, seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000 });
      }
    }
    for (const inner of suite.suites ?? []) walk(inner);
  };
  for (const suite of report.suites) walk(suite);
  counts.failed += report.errors?.length ?? 0;
  return counts;
}

/** @returns {string[]} A line for each file of a Playwright JSON report, with what failed in it. */
export function fileLines(path) {
  if (!existsSync(path)) return [];
  const inside = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(inside)];
  return JSON.parse(readFileSync(path, 'utf8')).suites.map((suite) => {
    const specs = inside(suite);
    const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
    const names = failed.map(({ title, line }) => `\n    ${line} ${title}`);
    return `${failed.length === 0 ? 'passed' : 'FAILED'} ${suite.file}: ${specs.length - failed.length} of ${specs.length}${names.join('')}`;
  });
}

/** @returns {string[]} Lines for the slowest tests, slowest first. */
export function slowestLines(times, count) {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
  return slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
