import { DEFAULT_SETTINGS, type DocumentNode } from '@mailwright/document';
import { expect, it } from 'vitest';
import { base64Place } from './base64-place.ts';

const IMAGE = 'data:image/png;base64,iVBORw0KGgo=';
const mail = (...nodes: readonly DocumentNode[]) => ({ formatVersion: 1, settings: DEFAULT_SETTINGS, nodes }) as const;
const code = (id: string, source: string): DocumentNode => ({ id, type: 'html', props: { source }, style: {} });

it('finds the block with base64 content and the lines of its code', () => {
  const document = mail(code('a', '<p>one</p>'), code('b', `<p>one</p>\n<img src="${IMAGE}">`));
  expect(base64Place(document)).toEqual({ node: document.nodes[1], lines: [2] });
});

it('finds it in the values of other blocks, and nothing where there is none', () => {
  const image: DocumentNode = { id: 'i', type: 'image', props: { src: IMAGE }, style: {} };
  expect(base64Place(mail(image))).toEqual({ node: image, lines: [] });
  expect(base64Place(mail(code('a', '<p>one</p>')))).toBeNull();
});
