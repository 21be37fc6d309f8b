import { performance } from 'node:perf_hooks';
import { editIsland, type IslandEdit, openIsland, parseIsland } from '../../packages/island/src/index.ts';
import { figure, percentile } from '../support/statistics.ts';

const ROUNDS = 15;

export const PURE_HEAD = [
  'mail',
  'elements',
  'read and drawn for the canvas',
  'a colour',
  'a text',
  'a text, and its view',
  'duplicate, checked by parsing',
];

/** Median milliseconds of a step. */
function timed(step: (round: number) => unknown): string {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    step(round);
    times.push(performance.now() - start);
  }
  return figure(percentile(times, 0.5));
}

/** Measures the package on a mail without a browser; returns the number of elements, then median milliseconds of each step. */
export function measurePure(source: string): readonly string[] {
  const island = parseIsland(source);
  if (!island) throw new Error('The mail is too large.');
  const known = (text: string) => (text === source ? island : parseIsland(text));
  const text = Math.floor(island.texts.length / 2);
  const element = Math.floor(island.elements.length / 2);
  const edit = (change: IslandEdit) => timed(() => editIsland(source, change, known));
  const shown = openIsland(source);
  return [
    String(island.elements.length),
    timed(() => openIsland(source)?.wholeView()),
    edit({ kind: 'element', element, style: { color: '#aa0000' } }),
    edit({ kind: 'text', text, value: 'Other words' }),
    timed((round) => {
      const now = shown?.source ?? '';
      const edited = editIsland(now, { kind: 'text', text, value: `Words ${round}` }, () => shown?.island);
      if (edited.ok) shown?.follow(edited.source, edited.island);
    }),
    edit({ kind: 'duplicate', element }),
  ];
}
