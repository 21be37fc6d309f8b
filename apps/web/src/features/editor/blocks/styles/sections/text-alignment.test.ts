import type { RichText } from '@mailwright/document';
import { expect, test } from 'vitest';
import { styleView } from '../../../core/view/style-view.ts';
import { explicitAlignments, withAlignments, withoutAlignments } from './text-alignment.ts';

const line = (textAlign?: 'left' | 'center' | 'right') => ({
  type: 'paragraph' as const,
  ...(textAlign && { attrs: { textAlign } }),
  content: [{ type: 'text' as const, text: 'Words' }],
});

const list = (...lines: readonly ReturnType<typeof line>[]) => ({
  type: 'bulletList' as const,
  content: lines.map((content) => ({ type: 'listItem' as const, content: [content] })),
});

test('paragraphs and entries of lists say each of their alignments once', () => {
  expect(explicitAlignments([line('center'), list(line(), line('right')), line('center')])).toEqual([
    'center',
    null,
    'right',
  ]);
});

test('a text without alignments of its own keeps its words, lists and line heights', () => {
  const text: RichText = [
    { type: 'paragraph', attrs: { textAlign: 'center', lineHeight: 150 } },
    list(line('right')),
    line(),
  ];
  expect(withoutAlignments(text)).toEqual([{ type: 'paragraph', attrs: { lineHeight: 150 } }, list(line()), line()]);
});

test('a text shows the alignment of its paragraphs, and none where they differ', () => {
  const centred = styleView([{ style: { textAlign: 'center' }, defaults: {} }], undefined);
  expect(withAlignments(centred, [null], 'left')).toBe(centred);
  const right = withAlignments(centred, ['right'], 'left');
  expect(right.own).toEqual({ textAlign: 'right' });
  expect(right.mixed.has('textAlign')).toBe(false);
  expect(withAlignments(centred, ['center', null], 'left').own).toEqual({ textAlign: 'center' });
  const differing = withAlignments(centred, ['right', null], 'left');
  expect(differing.own).toEqual({});
  expect(differing.mixed.has('textAlign')).toBe(true);
});

test('an alignment that only paragraphs say can be taken back, and agrees with the side on which lines begin', () => {
  const plain = styleView([{ style: {}, defaults: {} }], undefined);
  expect(plain.set.has('textAlign')).toBe(false);
  const view = withAlignments(plain, ['left', null], 'left');
  expect(view.own).toEqual({ textAlign: 'left' });
  expect(view.set.has('textAlign')).toBe(true);
});
