import { performance } from 'node:perf_hooks';
import { editIsland, type IslandEdit, openIsland, parseIsland } from '../../packages/island/src/index.ts';
import { figure, percentile } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';

const ROUNDS = 15;

const ROW =
  '<tr><td bgcolor="#ffffff" style="padding:10px;color:#333333;font-family:Arial"><a href="https://a.example/x?a=1&amp;b=2">Hello</a> and some words here &amp; there</td></tr>\n';

function mailOf(bytes: number): string {
  const rows = ROW.repeat(Math.floor(bytes / ROW.length));
  return `<!DOCTYPE html><html><head><style>td{font-size:14px}</style></head><body><table>${rows}</table></body></html>`;
}

/** Median milliseconds of a step. */
function timed(step: () => unknown): string {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    step();
    times.push(performance.now() - start);
  }
  return figure(percentile(times, 0.5));
}

const rows = [10, 100, 1000].map((kilobytes) => {
  const source = mailOf(kilobytes * 1000);
  const island = parseIsland(source);
  if (!island) throw new Error('The mail is too large.');
  const known = (text: string) => (text === source ? island : parseIsland(text));
  const text = island.texts.findIndex(({ readOnly }) => readOnly === null);
  const element = Math.floor(island.elements.length / 2);
  const edit = (change: IslandEdit) => timed(() => editIsland(source, change, known));
  return [
    `${kilobytes} KB`,
    String(island.elements.length),
    timed(() => openIsland(source)?.wholeView()),
    timed(() => parseIsland(source)),
    edit({ kind: 'element', element, style: { color: '#aa0000' } }),
    edit({ kind: 'text', text, value: 'Other words' }),
    edit({ kind: 'duplicate', element }),
  ];
});

printTable(
  [
    'mail',
    'elements',
    'view for the canvas',
    'where all is written',
    'a colour',
    'a text',
    'duplicate, checked by parsing',
  ],
  rows,
);
