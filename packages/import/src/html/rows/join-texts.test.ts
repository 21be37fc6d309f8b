import type { JsonValue } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { leafOf } from '../../testing/parsed-html.ts';
import type { ImportLeaf } from '../import-node.ts';
import { joinTexts } from './join-texts.ts';
import type { SpacedRow } from './pull-layer.ts';
import { CLEAR } from './row.ts';

const paragraph = (text: string): JsonValue => ({ type: 'paragraph', content: [{ type: 'text', text }] });

function row(text: string, more: Partial<SpacedRow> = {}, leaf: Partial<ImportLeaf> = {}): SpacedRow {
  const content = leafOf('text', { props: { content: [paragraph(text)] }, ...leaf });
  return { content, top: 0, bottom: 0, above: 12, layers: [], outside: null, width: null, hideOn: null, ...more };
}

const joined = (...rows: readonly SpacedRow[]) =>
  joinTexts(rows).map(({ content }) => (content.kind === 'leaf' ? content.props.content : []));

describe('paragraphs', () => {
  it('that look alike are one text', () => {
    expect(joined(row('One'), row('Two', { above: 16 }))).toEqual([[paragraph('One'), paragraph('Two')]]);
  });

  it('that are aligned differently are one text, too', () => {
    expect(joined(row('One'), row('Two', {}, { style: { textAlign: 'right' } }))).toEqual([
      [paragraph('One'), { ...(paragraph('Two') as object), attrs: { textAlign: 'right' } }],
    ]);
  });

  it('are not compared with all those before, however many there are', () => {
    let reads = 0;
    const rows = Array.from({ length: 100 }, (_, index) => {
      const note = {
        fidelity: 'changed',
        part: 'p',
        reason: 'setting-left-out',
        get detail() {
          reads += 1;
          return String(index);
        },
      } as const;
      return row('One', {}, { notes: [note] });
    });
    const [{ content } = row('')] = joinTexts(rows);
    expect(content.kind === 'leaf' && content.notes).toHaveLength(100);
    expect(reads).toBeLessThan(500);
  });

  it('that are noted alike are noted once', () => {
    const notes = [{ reason: 'value-adjusted', detail: 'text-transform' }] as const;
    const [text] = joinTexts([row('One', {}, { notes }), row('Two', {}, { notes })]);
    expect(text?.content.kind === 'leaf' && text.content.notes).toEqual(notes);
  });

  it.each([
    ['far from each other', row('Two', { above: 30 })],
    ['of another size', row('Two', {}, { style: { fontSize: 20 } })],
    ['in a box of its own', row('Two', { layers: [CLEAR] })],
    ['that phones do not show', row('Two', { hideOn: 'mobile' })],
  ])('stay two texts: %s', (_, second) => {
    expect(joined(row('One'), second)).toHaveLength(2);
  });
});

it('a heading is not joined with a text', () => {
  expect(joinTexts([row('One', {}, { type: 'heading' }), row('Two')])).toHaveLength(2);
});
