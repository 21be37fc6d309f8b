import { DEFAULT_SETTINGS, type RichText } from '@mailwright/document';
import { expect, it } from 'vitest';
import { richTextPlain } from './rich-text-plain.ts';

const context = {
  settings: DEFAULT_SETTINGS,
  children: [],
  url: (address: string) => address,
  mergeTag: (name: string) => `{{ ${name} }}`,
  foreignText: (source: string) => source,
};

it('writes bullets and numbers, and keeps continued lines under the words', () => {
  const item = (text: string): RichText[number] => ({ type: 'paragraph', content: [{ type: 'text', text }] });
  const inner: RichText[number] = { type: 'orderedList', content: [{ type: 'listItem', content: [item('x')] }] };
  const text: RichText = [
    item('Intro'),
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [item('a'), inner] },
        { type: 'listItem', content: [item('b')] },
      ],
    },
  ];
  expect(richTextPlain(text, context)).toBe('Intro\n\n- a\n  1. x\n- b');
});

it('names the address of a link once, after its last word', () => {
  const link = { type: 'link', attrs: { href: 'https://a.example/' } } as const;
  const text: RichText = [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'See ' },
        { type: 'text', text: 'our ', marks: [link] },
        { type: 'text', text: 'shop', marks: [link, { type: 'bold' }] },
        { type: 'text', text: ', ' },
        { type: 'mergeField', attrs: { name: 'name' } },
      ],
    },
  ];
  expect(richTextPlain(text, context)).toBe('See our shop (https://a.example/), {{ name }}');
});
