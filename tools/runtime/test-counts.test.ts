import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from './test-counts.mjs';

function report(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'mailwright-report-')), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

describe('the last line of npm test', () => {
  it('counts a test file that could not be loaded as one failure', () => {
    const testResults = [
      { status: 'passed', assertionResults: [{ status: 'passed', fullName: 'a' }] },
      { status: 'failed', assertionResults: [] },
    ];
    expect(vitestCounts(report({ testResults }))).toEqual({ passed: 1, failed: 1, skipped: [] });
  });

  it('counts browser tests in nested suites and names the skipped ones', () => {
    const specs = [
      { title: 'signs in', tests: [{ status: 'expected' }] },
      { title: 'prints', tests: [{ status: 'skipped' }] },
      { title: 'drags', tests: [{ status: 'unexpected' }] },
    ];
    const suites = [{ specs: [], suites: [{ specs }] }];
    expect(playwrightCounts(report({ suites, errors: [] }))).toEqual({ passed: 1, failed: 1, skipped: ['prints'] });
  });

  it('counts nothing where a runner wrote no report', () => {
    expect(vitestCounts('nowhere.json')).toEqual({ passed: 0, failed: 0, skipped: [] });
  });
});
