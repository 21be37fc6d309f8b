import { StoreFailure } from '../port.ts';
import { type FeedRow, ROW_LIMITS, RowValues } from './feed-row.ts';
import { StrictXml } from './strict-xml.ts';

const GOOGLE = 'http://base.google.com/ns/1.0';

/** Elements that are products: of RSS, of Atom, and of lists of products without either. */
const ITEMS = new Set(['item', 'entry', 'product']);

/** Most elements inside of each other; no feed has as many. */
const MAX_NESTING_DEPTH = 100;

interface OpenElement {
  readonly name: string;
  text: string;
  /** Address of a link of Atom, which has no text. */
  href: string;
  rel: string;
}

interface OpenItem {
  readonly line: number;
  readonly depth: number;
  /** Values of Google's own elements, which count before other elements of the same name. */
  readonly google: RowValues;
  readonly others: RowValues;
}

/** Products of a feed in XML; `isBeginning` says that its end is missing, which is told otherwise. */
export async function* rowsOfXml(
  text: AsyncIterable<string>,
  { isBeginning = false }: { readonly isBeginning?: boolean } = {},
): AsyncGenerator<FeedRow, void> {
  const reader = createReader();
  for await (const part of text) {
    reader.write(part);
    yield* reader.take();
  }
  if (!isBeginning) reader.end();
  yield* reader.take();
}

function createReader() {
  const prefixes = new Set(['g']);
  const open: OpenElement[] = [];
  const lines = createLineCounter();
  let item: OpenItem | null = null;
  let rows: FeedRow[] = [];
  let hasBegun = false;

  const fail = (sentence: string): never => {
    throw new StoreFailure('STORE_UNREADABLE', sentence, { line: lines.at(parser.endIndex) });
  };

  const parser = new StrictXml({
    onOpen(name) {
      if (!hasBegun && /^html$/i.test(name)) fail('There is a web page at this address, not a feed.');
      hasBegun = true;
      if (open.length >= MAX_NESTING_DEPTH) fail('The elements of the feed are nested too deeply.');
      open.push({ name, text: '', href: '', rel: 'alternate' });
      if (item || !ITEMS.has(name.toLowerCase())) return;
      item = {
        line: lines.at(parser.endIndex),
        depth: open.length,
        google: new RowValues(),
        others: new RowValues(),
      };
    },
    onAttribute(name, value) {
      const last = open.at(-1);
      if (name.startsWith('xmlns:') && value === GOOGLE) prefixes.add(name.slice('xmlns:'.length));
      if (item && last && name === 'href') last.href = value.slice(0, ROW_LIMITS.value);
      if (item && last && name === 'rel') last.rel = value;
    },
    onText(text) {
      if (!hasBegun && text.trim() !== '') fail('This is not XML.');
      const last = open.at(-1);
      if (item && last && last.text.length < ROW_LIMITS.value) last.text += text.slice(0, ROW_LIMITS.value);
    },
    onClose() {
      const closed = open.pop();
      if (!item || !closed) return;
      if (open.length < item.depth) {
        rows.push({ line: item.line, values: new Map([...item.others.values, ...item.google.values]) });
        item = null;
      } else if (open.length < item.depth + ROW_LIMITS.depth) {
        keep(item, closed);
      }
    },
    onBroken: fail,
  });

  function keep({ depth, google, others }: OpenItem, { name, text, href, rel }: OpenElement): void {
    const names = [...open.slice(depth).map((one) => one.name), name];
    const [prefix = '', rest] = (names[0] ?? '').split(':');
    const isGoogle = rest !== undefined && prefixes.has(prefix);
    const column = names.map((one) => one.replace(/^([^:]*):/, (all, own) => (prefixes.has(own) ? '' : all))).join('.');
    (isGoogle ? google : others).add(column.slice(0, 200), text.trim() !== '' ? text : rel === 'alternate' ? href : '');
  }

  return {
    write(part: string) {
      lines.begin(part);
      parser.write(part);
      if (lines.written - parser.endIndex > ROW_LIMITS.read) fail('A part of the feed does not end.');
      lines.end();
    },
    end() {
      parser.end();
      if (!hasBegun) fail('The feed is empty.');
    },
    take(): readonly FeedRow[] {
      const taken = rows;
      rows = [];
      return taken;
    },
  };
}

/** The line of a place in a text that comes in parts; places are asked for in their order. */
function createLineCounter() {
  let part = '';
  let start = 0;
  let place = 0;
  let line = 1;
  const count = (index: number) => {
    const end = Math.min(Math.max(index, place), start + part.length);
    for (let at = part.indexOf('\n', place - start); at !== -1 && start + at < end; at = part.indexOf('\n', at + 1)) {
      line += 1;
    }
    place = end;
  };
  return {
    get written() {
      return start + part.length;
    },
    begin(next: string) {
      part = next;
    },
    end() {
      count(start + part.length);
      start += part.length;
      part = '';
    },
    at(index: number): number {
      count(index);
      return line;
    },
  };
}
