import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import type { IconCategory, IconStyle } from '@mailwright/contract';
import { createIconLibrary } from '../../apps/server/src/modules/icons/icon-library.ts';
import { createIconService } from '../../apps/server/src/modules/icons/service.ts';
import { figure, percentile } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';

const FILE = path.resolve(import.meta.dirname, '../../apps/server/dist/icons.db');
/** Fewest searches of each kind: the slowest of only thirty would be chance. */
const SEARCHES = 600;

const WORDS = 'home mail user car settings arrow chart file heart phone camera calendar cloud star search lock'.split(
  ' ',
);
const PAIRS = [
  'shopping cart',
  'arrow left',
  'credit card',
  'map pin',
  'user plus',
  'file text',
  'home outline',
  'phone call',
];
const OTHER_LANGUAGES = ['warenkorb', 'löschen', 'herz', 'corazón', 'correo', 'rechnung', 'envío', 'uhr'];
/** Every beginning of these, as it is searched for while somebody types. */
const TYPED = ['shopping', 'calendar', 'arrow le', 'settings', 'user ch'];
const prefixes = TYPED.flatMap((word) => Array.from(word, (_, index) => word.slice(0, index + 1)));

interface Narrowed {
  readonly category?: IconCategory;
  readonly style?: IconStyle;
}

/** Measures how long the service takes for a page of 36 icons; the file is in the system's cache, as on a server in use. */
export function measureIcons(): void {
  if (!existsSync(FILE)) throw new Error('There is no file of icons: npm run build');
  const icons = createIconLibrary(FILE);
  const service = createIconService({ icons, assets: { store: () => Promise.reject(new Error('nothing is stored')) } });
  const total = icons.ask((file) => file.sets()).reduce((sum, set) => sum + set.icons, 0);

  const timed = (name: string, queries: readonly string[], offset = 0, narrowed: Narrowed = {}) => {
    const times: number[] = [];
    for (let rounds = Math.ceil(SEARCHES / queries.length); rounds > 0; rounds -= 1) {
      for (const query of queries) {
        const start = performance.now();
        service.search({
          query,
          offset,
          count: 36,
          vector: true,
          premium: false,
          license: 'commercial-nonattribution',
          ...narrowed,
        });
        times.push(performance.now() - start);
      }
    }
    return [name, times.length, figure(percentile(times, 0.5)), figure(percentile(times, 0.95))];
  };

  const rows = [
    timed('a word', WORDS),
    timed('two words', PAIRS),
    timed('words of other languages', OTHER_LANGUAGES),
    timed('beginnings, letter by letter', prefixes),
    timed('beginnings, in a category and a style', prefixes, 0, { category: 'commerce', style: 'outline' }),
    timed('page 21 of a word', WORDS, 720),
    timed('page 21 of beginnings', prefixes, 720),
    timed('no words, a category', [''], 0, { category: 'food' }),
    timed('no words, page 101', [''], 3600),
  ];
  icons.close();
  const megabytes = figure(statSync(FILE).size / 1_000_000);
  console.log(`Search among ${total.toLocaleString('en')} icons, a file of ${megabytes} MB, ms (limit: p95 20)\n`);
  printTable(['asked for', 'searches', 'p50', 'p95'], rows);
}
