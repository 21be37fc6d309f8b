import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playwrightCounts, slowestLines, vitestCounts } from './test-counts.mjs';

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
      {
        title: 'composes',
        tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'no keyboard' }] }],
      },
      { title: 'drags', tests: [{ status: 'unexpected' }] },
    ];
    const suites = [{ specs: [], suites: [{ specs }] }];
    const counts = playwrightCounts(report({ suites, errors: [] }));
    expect(counts).toMatchObject({ passed: 1, failed: 1, skipped: ['prints', 'composes: no keyboard'], flaky: [] });
  });

  it('names the browser tests that only passed when repeated, and tells how long each took in all', () => {
    const first = { title: 'drags', file: 'drag.spec.ts', line: 7 };
    const again = { status: 'flaky', results: [{ duration: 1500 }, { duration: 500 }] };
    const specs = [
      { ...first, tests: [again] },
      { title: 'types', file: 'text.spec.ts', line: 9, tests: [{ status: 'expected', results: [{ duration: 2500 }] }] },
    ];
    const counts = playwrightCounts(report({ suites: [{ specs }], errors: [] }));
    expect(counts).toMatchObject({ passed: 2, failed: 0, flaky: ['drag.spec.ts:7 drags'] });
    expect(slowestLines(counts.times, 30)).toEqual([
      '   2.5 s  text.spec.ts:9 types',
      '   2.0 s  drag.spec.ts:7 drags',
    ]);
    expect(slowestLines(counts.times, 1)).toHaveLength(1);
  });

  it('counts nothing where a runner wrote no report', () => {
    expect(vitestCounts('nowhere.json')).toEqual({ passed: 0, failed: 0, skipped: [] });
  });
});
