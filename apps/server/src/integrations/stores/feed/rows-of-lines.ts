import { StoreFailure } from '../port.ts';
import { ROW_LIMITS, type RowOrProblem, RowValues } from './feed-row.ts';

/** Rows of JSON Lines: an object a line. A list that has an object a line is one, too. Line ends are `\n`. */
export async function* rowsOfLines(text: AsyncIterable<string>): AsyncGenerator<RowOrProblem, void> {
  let rest: string[] = [];
  let length = 0;
  let line = 0;
  for await (const part of text) {
    const [first = '', ...others] = part.split('\n');
    rest.push(first);
    length += first.length;
    const last = others.pop();
    if (last !== undefined) {
      for (const one of [rest.join(''), ...others]) {
        line += 1;
        const row = rowOf(one, line);
        if (row) yield row;
      }
      rest = [last];
      length = last.length;
    }
    if (length > ROW_LIMITS.read) {
      throw new StoreFailure('STORE_UNREADABLE', 'A line is too long. JSON feeds have one product a line.', {
        line: line + 1,
      });
    }
  }
  const row = rowOf(rest.join(''), line + 1);
  if (row) yield row;
}

function rowOf(text: string, line: number): RowOrProblem | null {
  const json = text.replace(/^[\s\uFEFF]+|(?<![\s,])[\s,]+$/g, '');
  if (json === '' || json === '[' || json === ']') return null;
  const told = parsed(json);
  if (typeof told !== 'object' || told === null || Array.isArray(told)) {
    return { line, message: 'The line is not a JSON object.' };
  }
  const row = new RowValues();
  collect(row, '', told, 0);
  return { line, values: row.values };
}

function collect(row: RowValues, path: string, value: unknown, depth: number): void {
  if (value === null || value === undefined || depth > ROW_LIMITS.depth) return;
  if (Array.isArray(value)) {
    for (const one of value.slice(0, ROW_LIMITS.values)) collect(row, path, one, depth + 1);
  } else if (typeof value === 'object') {
    for (const [key, one] of Object.entries(value).slice(0, ROW_LIMITS.values)) {
      collect(row, path === '' ? key.slice(0, 100) : `${path}.${key.slice(0, 100)}`.slice(0, 200), one, depth + 1);
    }
  } else {
    row.add(path, typeof value === 'number' ? decimalText(value) : String(value));
  }
}

/** Three digits after a dot would read as thousands; in a number they are none. */
function decimalText(value: number): string {
  const text = String(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** Ids above what a number holds keep their digits. */
function parsed(json: string): unknown {
  const keepDigits = (_key: string, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(context?.source ?? '')
      ? context?.source
      : value;
  try {
    return /\d{16}/.test(json) ? JSON.parse(json, keepDigits) : JSON.parse(json);
  } catch {
    return undefined;
  }
}
