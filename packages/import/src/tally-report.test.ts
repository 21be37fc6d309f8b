import { expect, it } from 'vitest';
import { blockNode } from './block-node.ts';
import { createReportCollector } from './report-collector.ts';
import { tallyReport } from './tally-report.ts';

it('tells equal findings once, with their nodes, and counts a part with two reasons once', () => {
  const [one, two] = [blockNode('image'), blockNode('image')];
  const { note, report } = createReportCollector();
  note({ fidelity: 'kept', part: 'image', node: one });
  note({ fidelity: 'changed', part: 'image', node: two, reason: 'setting-left-out', detail: 'shadow' });
  note({ fidelity: 'changed', part: 'image', node: two, reason: 'value-adjusted', detail: 'width' });
  note({ fidelity: 'kept', part: 'image', node: blockNode('image') });
  note({ fidelity: 'dropped', part: 'carousel', reason: 'no-counterpart' });
  note({ fidelity: 'dropped', part: 'carousel', reason: 'no-counterpart' });
  expect(report().findings.map(({ part, fidelity, block, count }) => [part, fidelity, block, count])).toEqual([
    ['image', 'kept', 'image', 2],
    ['image', 'changed', 'image', 1],
    ['image', 'changed', 'image', 1],
    ['carousel', 'dropped', null, 2],
  ]);
  expect(tallyReport(report())).toEqual({ kept: 2, changed: 1, code: 0, placeholder: 0, dropped: 2, total: 5 });
});
