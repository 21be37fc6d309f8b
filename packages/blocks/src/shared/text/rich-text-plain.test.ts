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

it('keeps links beside each other apart, and says no address twice', () => {
  const link = (text: string, href: string) =>
    ({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }) as const;
  const content = [
    link('One', 'https://a.example/1'),
    link('Two', '{{ out }}'),
    { type: 'text', text: ', ' } as const,
    link('a@b.example', 'mailto:a@b.example?subject=Hi'),
  ];
  expect(richTextPlain([{ type: 'paragraph', content }], context)).toBe(
    'One (https://a.example/1) Two ({{ out }}), a@b.example',
  );
});
