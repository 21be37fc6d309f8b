import { expect, test } from 'vitest';
import { fromRichLine, fromRichText, toRichLine, toRichText } from './rich-json.ts';

test('empty attributes and empty styles are left out', () => {
  const marks = [
    { type: 'bold' },
    { type: 'textStyle', attrs: { color: null, fontSize: '' } },
    { type: 'link', attrs: { href: 'https://a.example', target: null, title: null } },
  ];
  const content = [{ type: 'paragraph', attrs: { textAlign: null }, content: [{ type: 'text', text: 'Hi', marks }] }];
  expect(toRichText({ type: 'doc', content })).toEqual([
    {
      type: 'paragraph',
      content: [
        {
          type: 'text',
          text: 'Hi',
          marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://a.example' } }],
        },
      ],
    },
  ]);
});

test('lists, alignment, line heights, line breaks and merge fields survive', () => {
  const item = { type: 'paragraph', attrs: { textAlign: 'center', lineHeight: 150 }, content: [{ type: 'hardBreak' }] };
  const content = [
    { type: 'orderedList', content: [{ type: 'listItem', content: [item] }] },
    { type: 'paragraph', content: [{ type: 'mergeField', attrs: { name: 'first name' } }] },
  ];
  expect(toRichText({ type: 'doc', content })).toEqual(content);
});

test('numbers, markers and directions of lists survive', () => {
  const words = [{ type: 'paragraph', attrs: { dir: 'rtl' }, content: [{ type: 'text', text: 'x' }] }];
  const list = (attrs: object, value: number | null) => ({
    type: 'orderedList',
    attrs,
    content: [{ type: 'listItem', attrs: { value }, content: words }],
  });
  const doc = { type: 'doc', content: [list({ start: 5, type: 'a', dir: 'rtl', marker: null }, 9)] };
  expect(toRichText(doc)).toEqual([list({ marker: 'lower-alpha', start: 5, dir: 'rtl' }, 9)]);
  const plain = { type: 'doc', content: [list({ start: 1, type: null, marker: null }, null)] };
  expect(toRichText(plain)).toEqual([{ type: 'orderedList', content: [{ type: 'listItem', content: words }] }]);
});

test('what the mail does not know is left out', () => {
  expect(toRichText({ type: 'doc', content: [{ type: 'horizontalRule' }] })).toEqual([]);
});

test('a heading of two paragraphs opens as one line with a break, and closes as one paragraph', () => {
  const line = fromRichLine([
    { type: 'paragraph', content: [{ type: 'text', text: 'One' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'Two' }] },
  ]);
  expect(line.content).toEqual([{ type: 'text', text: 'One' }, { type: 'hardBreak' }, { type: 'text', text: 'Two' }]);
  expect(toRichLine(line)).toEqual([{ type: 'paragraph', content: line.content }]);
});

test('no text opens as one empty paragraph', () => {
  expect(fromRichText([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
});
