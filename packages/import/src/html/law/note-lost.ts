import type { FindingReason } from '../../imported.ts';
import type { ReportCollector } from '../../report-collector.ts';
import type { SourcePart } from './source-content.ts';

/** Longest part of a lost value that the report quotes, characters. */
const MAX_DETAIL_LENGTH = 120;

/** Of equal attributes so many values are said. */
const MAX_VALUES = 3;

/** More lines are nothing that a person reads. */
const MAX_LINES = 1000;

/** So many colors of dark mode. */
const MAX_COLORS = 6;

const SAID: Readonly<
  Record<
    Exclude<SourcePart['kind'], 'address' | 'attribute' | 'dark' | 'data' | 'element'>,
    readonly [string, FindingReason]
  >
> = {
  word: ['text', 'no-counterpart'],
  link: ['a', 'unsafe'],
  image: ['img', 'unsafe'],
  background: ['background', 'no-counterpart'],
  gradient: ['background', 'no-counterpart'],
  tag: ['tag', 'no-counterpart'],
  anchor: ['anchor', 'no-counterpart'],
};

/** Says of each lost part that it is dropped: attributes of one name, and colors of dark mode, in one line. */
export function noteLost(lost: readonly SourcePart[], collector: ReportCollector): void {
  const note = withLimit(collector.note);
  for (const { kind, value, written = value, element } of lost) {
    if (kind === 'attribute' || kind === 'dark') continue;
    const detail = written.slice(0, MAX_DETAIL_LENGTH);
    if (kind === 'address') note({ fidelity: 'changed', part: 'a', reason: 'value-adjusted', detail });
    else if (kind === 'element') note({ fidelity: 'dropped', part: value, reason: 'no-counterpart', detail: value });
    else if (kind === 'data') note({ fidelity: 'dropped', part: element.tagName, reason: 'no-counterpart', detail });
    else {
      const [part, reason] = SAID[kind];
      note({ fidelity: 'dropped', part, reason, detail });
    }
  }
  const dark = lost.filter(({ kind }) => kind === 'dark');
  if (dark.length > 0) {
    const colors = [...new Set(dark.map(({ name, value }) => `${name} ${value}`))].slice(0, MAX_COLORS);
    const detail = `prefers-color-scheme: ${colors.join(', ')}`.slice(0, MAX_DETAIL_LENGTH);
    note({ fidelity: 'dropped', part: 'dark', reason: 'no-counterpart', detail });
  }
  const attributes = lost.filter(({ kind }) => kind === 'attribute');
  for (const [name = '', same] of Map.groupBy(attributes, (part) => part.name)) {
    const values = [...new Set(same.map(({ value }) => value).filter((value) => value !== ''))];
    const written = values.slice(0, MAX_VALUES).map((value) => `${name}="${value}"`);
    const more = values.length > MAX_VALUES ? ' …' : '';
    const detail = `${written.join(' ') || name}`.slice(0, MAX_DETAIL_LENGTH) + more;
    for (const _ of same) note({ fidelity: 'dropped', part: 'attribute', reason: 'attribute-left-out', detail });
  }
}

/** After so many different lines, what else is lost of a kind is one. */
function withLimit(note: ReportCollector['note']): ReportCollector['note'] {
  const lines = new Set<string>();
  return (said) => {
    const line = `${said.part} ${said.detail}`;
    if (lines.size < MAX_LINES) lines.add(line);
    note(lines.has(line) ? said : { ...said, detail: '…' });
  };
}
