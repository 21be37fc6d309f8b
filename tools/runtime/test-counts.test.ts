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
  it('counts a test file that could not be loaded as one failure, and names it', () => {
    const testResults = [
      { status: 'passed', name: 'a.test.ts', assertionResults: [{ status: 'passed', fullName: 'a' }] },
      { status: 'failed', name: 'b.test.ts', message: 'no module c', assertionResults: [] },
    ];
    const failures = ['b.test.ts\n    no module c'];
    expect(vitestCounts(report({ testResults }))).toMatchObject({ passed: 1, failed: 1, failures, skipped: [] });
  });

  it('names what failed with the beginning of what it said', () => {
    const said = ['expected 1 to be 2', ...Array.from({ length: 30 }, (_, line) => `at ${line}`)].join('\n');
    const failed = { status: 'failed', fullName: 'adds', failureMessages: [said] };
    const counts = vitestCounts(report({ testResults: [{ name: 'sum.test.ts', assertionResults: [failed] }] }));
    expect(String(counts.failures[0]).split('\n').slice(0, 2)).toEqual(['sum.test.ts adds', '    expected 1 to be 2']);
    expect(String(counts.failures[0]).split('\n')).toHaveLength(13);
  });

  it('names a test that passed at its second try, with what its first one said', () => {
    const passed = { status: 'passed', fullName: 'adds', failureMessages: ['Test timed out'] };
    const counts = vitestCounts(report({ testResults: [{ name: 'sum.test.ts', assertionResults: [passed] }] }));
    expect(counts).toMatchObject({ passed: 1, failed: 0, flaky: ['sum.test.ts adds\n    Test timed out'] });
  });

  it('counts browser tests in nested suites and names the skipped ones', () => {
    const specs = [
      { title: 'signs in', tests: [{ status: 'expected' }] },
      { title: 'prints', tests: [{ status: 'skipped' }] },
      {
        title: 'composes',
        tests: [{ status: 'skipped', annotations: [{ type: 'skip', description: 'no keyboard' }] }],
      },
      {
        ...{ title: 'drags', file: 'drag.spec.ts', line: 7 },
        tests: [{ status: 'unexpected', results: [{ error: { message: '\u001b[31mtoo slow\u001b[39m' } }] }],
      },
    ];
    const suites = [{ specs: [], suites: [{ specs }] }];
    const counts = playwrightCounts(report({ suites, errors: [{ message: 'no server' }] }));
    const failures = ['drag.spec.ts:7 drags\n    too slow', 'outside a test\n    no server'];
    expect(counts).toMatchObject({
      passed: 1,
      failed: 2,
      failures,
      skipped: ['prints', 'composes: no keyboard'],
      flaky: [],
    });
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
    expect(vitestCounts('nowhere.json')).toEqual({ passed: 0, failed: 0, failures: [], skipped: [], flaky: [] });
  });
});
