import { type ListMarker, type RichText, richTextSchema } from '@mailwright/document';
import { expect, it } from 'vitest';
import { renderForTest, textForTest } from '../../testing/render-for-test.ts';
import { itemNumber, markerOfMark, numberOf } from './item-number.ts';

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

it('counts from a number, letter or item on, in HTML and in the plain text', () => {
  const [plain] = list('orderedList');
  const [first, second] = plain?.type === 'orderedList' ? plain.content : [];
  const numbered = [
    { type: 'orderedList', attrs: { start: 5, type: 'a' }, content: [first, { ...second, attrs: { value: 9 } }] },
  ] as unknown as RichText;
  expect(richTextSchema.parse(numbered)).toEqual(numbered);
  expect(renderForTest(node(numbered))).toContain(
    '<ol start="5" type="a" style="margin:0;margin-left:24px;padding:0;list-style-type:lower-alpha"><li>One</li><li value="9">Two</li></ol>',
  );
  expect(textForTest(node(numbered))).toBe('e. One\ni. Two');
  expect(richTextSchema.safeParse([{ ...numbered[0], attrs: { start: 1.5 } }]).success).toBe(false);
});

it('says where reading begins, by the attribute and by CSS', () => {
  const arabic: RichText = [
    { type: 'paragraph', attrs: { dir: 'rtl' }, content: [{ type: 'text', text: 'عربي' }] },
    { ...list('bulletList')[0], attrs: { dir: 'rtl' } } as RichText[number],
  ];
  const html = renderForTest(node(richTextSchema.parse(arabic) as RichText));
  expect(html).toContain('<p dir="rtl" style="margin:0 0 12px;direction:rtl">عربي</p>');
  expect(html).toContain('<ul dir="rtl" style="margin:0;margin-right:24px;padding:0;direction:rtl">');
});

it('is said of a heading by itself', () => {
  const content: RichText = [{ type: 'paragraph', attrs: { dir: 'rtl' }, content: [{ type: 'text', text: 'عربي' }] }];
  const heading = { id: 'h', type: 'heading', props: { level: 'h2', content }, style: {} } as never;
  expect(renderForTest(heading)).toMatch(/<h2 dir="rtl" style="margin:0;direction:rtl;/);
});

it('reads the number that is written before an item', () => {
  expect(['4.', '(12)', '1.2.3', 'iv)', '·', 'x'].map((mark) => numberOf(mark))).toEqual([4, 12, 3, null, null, null]);
  expect([numberOf('xiv.', 'lower-roman'), numberOf('AB)', 'upper-alpha'), numberOf('iix.', 'lower-roman')]).toEqual([
    14,
    28,
    null,
  ]);
  expect(['4.', 'iv.', 'B)', 'o', '•', 'i.', '3'].map(markerOfMark)).toEqual([
    ...['decimal', 'lower-roman', 'upper-alpha', null, null, 'lower-roman', 'decimal'],
  ]);
});

it('goes through long marks in time linear to them', () => {
  expect(numberOf(`${'.'.repeat(300_000)}x`)).toBeNull();
});

it('takes no other word for a marker', () => {
  expect(richTextSchema.safeParse([{ ...list('bulletList')[0], attrs: { marker: 'url(x)' } }]).success).toBe(false);
});
