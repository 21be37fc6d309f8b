import { describe, expect, it } from 'vitest';
import { blockNode } from '../block-node.ts';
import { createReportCollector } from '../report-collector.ts';
import { type SaidBySource, tellLost } from './tell-lost.ts';

const SAYS: SaidBySource = { words: [], links: [], images: [], names: [], texts: [] };
const code = (source: string) => [blockNode('html', { source }, {})];

function told(said: Partial<SaidBySource>, source: string, more: readonly string[] = []) {
  const collector = createReportCollector();
  collector.note({ fidelity: 'dropped', part: 'mj-image', reason: 'no-counterpart', detail: 'https://a.example/said' });
  tellLost({ ...SAYS, ...said }, code(source), more, collector);
  return collector
    .report()
    .findings.slice(1)
    .map(({ part, detail }) => [part, detail]);
}

describe('what a whole source says and its blocks do not', () => {
  it('is named: words, links, images, tags', () => {
    expect(
      told(
        {
          words: ['Hi {{ name }}', 'Gone'],
          links: ['https://a.example/kept', 'https://a.example/gone'],
          images: ['https://a.example/gone.png'],
          texts: ['Hi {{ name }}', '{{gone}}'],
        },
        'Hi {{name}} <a href="https://a.example/kept">x</a>',
      ),
    ).toEqual([
      ['text', 'gone'],
      ['a', 'https://a.example/gone'],
      ['img', 'https://a.example/gone.png'],
      ['tag', '{{gone}}'],
    ]);
  });

  it('is a place that a link leads to, and no other name', () => {
    const said = { links: ['#a'], names: ['a', 'b'] };
    expect(told(said, '<a href="#a">x</a>')).toEqual([['anchor', 'a']]);
    expect(told(said, '<a href="#a">x</a><p id="a">A</p>')).toEqual([]);
  });

  it('is not what a line speaks of already, or what stands beside the blocks', () => {
    expect(told({ images: ['https://a.example/said'], words: ['Preview'] }, 'x', ['Preview'])).toEqual([]);
  });
});
