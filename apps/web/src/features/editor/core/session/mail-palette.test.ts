import { DEFAULT_SETTINGS, type EmailDocument } from '@mailwright/document';
import { expect, test } from 'vitest';
import { mailPalette } from './mail-palette.ts';

test("the mail's palette begins with the author's colours, then the most used ones, each once", () => {
  const document: EmailDocument = {
    formatVersion: 1,
    settings: { ...DEFAULT_SETTINGS, palette: ['#0A7'], linkColor: '#123456' },
    nodes: [
      { id: 'a', type: 'button', props: { label: '#not a colour', fill: '#D22' }, style: { color: '#dd2222' } },
      { id: 'b', type: 'text', props: {}, style: { color: '#00aa77', backgroundColor: 'url(x)' } },
    ],
  };
  expect(mailPalette(document)).toEqual([
    '#00aa77',
    '#000000',
    '#dd2222',
    '#ffffff',
    '#f4f5f7',
    '#222222',
    '#123456',
    '#2563eb',
  ]);
});
