import { figure } from '../support/statistics.ts';
import { printTable } from '../support/table.ts';
import { type EditorFigures, FIGURES, type FigureName } from './measure-editor.ts';

export interface Column {
  readonly name: string;
  readonly rows: number;
  readonly figures: EditorFigures;
}

const LABELS: Readonly<Record<FigureName, string>> = {
  open: 'navigation to an editable canvas, ms',
  select: 'select a block, ms to the next paint',
  selectWork: '– all its work, ms',
  prop: 'change one property, ms to the next paint',
  propWork: '– all its work, ms',
  undo: 'undo, ms to the next paint',
  undoWork: '– all its work, ms',
  key: 'key press in a text, ms to the next paint',
  keyWork: '– all its work, ms',
  keyLongest: '– longest task while typing, ms',
  dragMove: 'work of a pointer move while dragging, p95, ms',
  dragLongest: '– longest task while dragging, ms',
  drop: 'drop, ms to the next paint',
  heap: 'JavaScript heap after opening, MB',
};

/** One table for every size of mail would not fit a page; so one each, the peers with their ratio to ours. */
export function printColumns(columns: readonly Column[]): void {
  const gaps: string[] = [];
  for (const rows of new Set(columns.map((column) => column.rows))) {
    const group = columns.filter((column) => column.rows === rows);
    const [own] = group;
    console.log(`${rows} two-column rows; medians of seven; a peer's ratio to ours in brackets\n`);
    printTable(
      ['', ...group.map(({ name }) => name)],
      FIGURES.map((key) => [LABELS[key], ...group.map((column) => cell(column, key, own, gaps))]),
    );
  }
  for (const gap of gaps) console.log(`- ${gap}`);
}

function cell(column: Column, key: FigureName, own: Column | undefined, gaps: string[]): string {
  const value = column.figures[key];
  if (typeof value !== 'number') {
    gaps.push(`${column.name}, ${column.rows} rows, ${LABELS[key]}: ${value ?? 'not reached'}`);
    return 'not measured';
  }
  if (value === 0 && key.endsWith('Longest')) return '< 50';
  const base = own?.figures[key];
  const ratio = column !== own && typeof base === 'number' && base > 0 ? ` (${(value / base).toFixed(1)}×)` : '';
  return `${figure(value)}${ratio}`;
}
