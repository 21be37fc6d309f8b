import { expect, it } from 'vitest';
import { leafOf } from '../../../testing/parsed-html.ts';
import { recognizeHeading } from './heading.ts';

it('a text becomes a heading of the level, with its line height from that of headings', () => {
  const text = leafOf('text', { props: { content: ['words'] }, style: { lineHeight: 100, phone: { lineHeight: 60 } } });
  expect(recognizeHeading(text, 'h2')).toMatchObject({
    type: 'heading',
    name: 'h2',
    props: { level: 'h2', content: ['words'] },
    style: { lineHeight: 117, fontWeight: 'normal', phone: { lineHeight: 70 } },
  });
});

it('a bold text stays bold', () => {
  expect(recognizeHeading(leafOf('text', { style: { fontWeight: 'bold' } }), 'h1')).toMatchObject({
    style: { fontWeight: 'bold' },
  });
});

it('an image in a heading element is none', () => {
  const image = leafOf('image');
  expect(recognizeHeading(image, 'h1')).toBe(image);
});
