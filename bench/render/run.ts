import { figure } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';
import { CLIENT_RULES } from './client-rules.ts';
import { inspectInBrowser } from './inspect-in-browser.ts';
import { headGaps, wordMarkup } from './inspect-markup.ts';
import { measure } from './measure.ts';
import { ours } from './ours.ts';
import { loadPeers } from './peers.ts';

const renderers = [ours, ...(await loadPeers())];
const results: {
  renderer: (typeof renderers)[number];
  ten: Awaited<ReturnType<typeof measure>>;
  fifty: Awaited<ReturnType<typeof measure>>;
}[] = [];
for (const renderer of renderers) {
  results.push({ renderer, ten: await measure(renderer, 10), fifty: await measure(renderer, 50) });
}
const inspections = await inspectInBrowser(results.map(({ ten }) => ten.html));
const [own] = results;
const ratio = (value: number, base: number | undefined) => (base ? `${(value / base).toFixed(1)}×` : '');
const yes = (answer: boolean) => (answer ? 'yes' : 'no');

console.log('The mail of logo, h1, text, N rows of image | h2 + text + button, divider, footer; ratios to ours.\n');
printTable(
  ['renderer', 'KiB, 10 rows', 'KiB, 50 rows', 'ratio', 'ms, 10 rows', 'ms, 50 rows', 'ratio'],
  results.map(({ renderer, ten, fifty }) => [
    renderer.name,
    ten.kib.toFixed(1),
    fifty.kib.toFixed(1),
    ratio(fifty.kib, own?.fifty.kib),
    figure(ten.median),
    figure(fifty.median),
    ratio(fifty.median, own?.fifty.median),
  ]),
);
printTable(
  ['renderer', 'stacks', 'without style block', 'Word markup', 'complete head', 'axe, serious'],
  results.map(({ renderer, ten }, index) => {
    const inspection = inspections[index];
    const { length } = inspection?.axe ?? [];
    return [
      renderer.name,
      yes(inspection?.stacksWithStyles ?? false),
      yes(inspection?.stacksWithout ?? false),
      wordMarkup(ten.html),
      headGaps(ten.html),
      length === 0 ? '0' : `${length} (${inspection?.axe.join(', ')})`,
    ];
  }),
);

console.log('What clients need, read from the source of the mail of 10 rows; the last line counts the yes.\n');
const answers = CLIENT_RULES.map(({ holds }) => results.map(({ ten }) => holds(ten.html)));
printTable(
  ['rule', ...results.map(({ renderer }) => renderer.name)],
  [
    ...CLIENT_RULES.map(({ name }, rule) => [name, ...(answers[rule] ?? []).map(yes)]),
    [`of ${CLIENT_RULES.length}`, ...results.map((_, index) => answers.filter((row) => row[index]).length)],
  ],
);

if (own) {
  const row = (own.fifty.kib - own.ten.kib) / 40;
  console.log(`Ours: a frame of ${(own.ten.kib - 10 * row).toFixed(2)} KiB and ${row.toFixed(2)} KiB a row.\n`);
}
