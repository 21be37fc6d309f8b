import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Number of lines of a failed test's message that are repeated beside its name. */
const MESSAGE_LINES = 12;

/**
 * @typedef {{ passed: number, failed: number, failures: string[], skipped: string[], flaky: string[] }} Counts
 *   `failures` names each failed test, with the beginning of what it said. One that only passed when repeated counts as
 *   passed, and is named as `flaky`.
 * @typedef {{ name: string, seconds: number }} Timed
 */

function failure(name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  const telling = lines.filter((line) => line.trim() !== '' && !line.includes('/node_modules/'));
  return [name, ...telling.slice(0, MESSAGE_LINES).map((line) => `    ${line}`)].join('\n');
}

/** @returns {Counts} What a Vitest JSON report says; a file that could not be loaded counts as one failure. */
export function vitestCounts(path) {
  const counts = { passed: 0, failed: 0, failures: [], skipped: [], flaky: [] };
  if (!existsSync(path)) return counts;
  const fail = (name, message) => {
    counts.failed += 1;
    counts.failures.push(failure(name, message));
  };
  for (const file of JSON.parse(readFileSync(path, 'utf8')).testResults) {
    const name = relative(process.cwd(), file.name);
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'))
      fail(name, file.message);
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      const [message] = failureMessages ?? [];
      if (status === 'passed') counts.passed += 1;
      else if (status === 'failed') fail(`${name} ${fullName}`, message);
      else counts.skipped.push(fullName);
      // What its first try said is kept.
      if (status === 'passed' && message) counts.flaky.push(failure(`${name} ${fullName}`, message));
    }
  }
  return counts;
}

/**
 * @returns {Counts & { times: Timed[] }} What a Playwright JSON report says. Times are of all tries of a test together.
 */
export function playwrightCounts(path) {
  const counts = { passed: 0, failed: 0, failures: [], skipped: [], flaky: [], times: [] };
  if (!existsSync(path)) return counts;
  const report = JSON.parse(readFileSync(path, 'utf8'));
  const walk = (suite) => {
    for (const { title, file, line, tests } of suite.specs ?? []) {
      const name = `${file}:${line} ${title}`;
      for (const { status, results = [], annotations = [] } of tests) {
        const reason = annotations.find(({ type }) => type === 'skip')?.description;
        if (status === 'skipped') counts.skipped.push(reason ? `${title}: ${reason}` : title);
        else if (status === 'unexpected') {
          counts.failed += 1;
          counts.failures.push(failure(name, results.at(-1)?.error?.message));
        } else counts.passed += 1;
        if (status === 'flaky') counts.flaky.push(failure(name, results[0]?.error?.message));
        counts.times.push({ name, seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000 });
      }
    }
    for (const inner of suite.suites ?? []) walk(inner);
  };
  for (const suite of report.suites) walk(suite);
  for (const { message } of report.errors ?? []) {
    counts.failed += 1;
    counts.failures.push(failure('outside a test', message));
  }
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
