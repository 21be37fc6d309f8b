import { type ListMarker, type RichText, richTextSchema } from '@mailwright/document';
import { expect, it } from 'vitest';
import { renderForTest, textForTest } from '../../testing/render-for-test.ts';
import { itemNumber } from './item-number.ts';

function list(type: 'bulletList' | 'orderedList', marker?: ListMarker): RichText {
  const item = (text: string) =>
    ({ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }) as const;
  return [{ type, ...(marker && { attrs: { marker } }), content: [item('One'), item('Two')] }];
}

const node = (content: RichText) => ({ id: 't', type: 'text', props: { content }, style: {} });

it('draws the marker by CSS and, for old clients, by the type of the list', () => {
  expect(renderForTest(node(list('bulletList', 'square')))).toContain(
    '<ul type="square" style="margin:0;margin-left:24px;padding:0;list-style-type:square">',
  );
  expect(renderForTest(node(list('orderedList', 'lower-alpha')))).toContain('<ol type="a" ');
});

it('leaves a list without one as it was, and one of the other kind of list away', () => {
  const plain = renderForTest(node(list('orderedList')));
  expect(plain).toContain('<ol style="margin:0;margin-left:24px;padding:0">');
  expect(renderForTest(node(list('orderedList', 'square')))).toBe(plain);
});

it('counts so in the plain text', () => {
  expect(textForTest(node(list('orderedList', 'upper-roman')))).toBe('I. One\nII. Two');
  expect(textForTest(node(list('bulletList', 'circle')))).toBe('- One\n- Two');
  expect([1, 26, 27, 52, 703].map((index) => itemNumber(index, 'a'))).toEqual(['a', 'z', 'aa', 'az', 'aaa']);
  expect([4, 9, 14, 40, 1999].map((index) => itemNumber(index, 'i'))).toEqual(['iv', 'ix', 'xiv', 'xl', 'mcmxcix']);
});

it('takes no other word for a marker', () => {
  expect(richTextSchema.safeParse([{ ...list('bulletList')[0], attrs: { marker: 'url(x)' } }]).success).toBe(false);
});
