import { BLOCKS, blockRegistry } from '@mailwright/blocks';
import { type DocumentNode, fromSeed, type JsonObject } from '@mailwright/document';
import { expect, test } from 'vitest';
import { loadIslandCode } from '../../../core/island/load-island-code.ts';
import { layerWords } from './layer-words.ts';

function node(type: string, props: JsonObject): DocumentNode {
  const tile = BLOCKS.find((block) => block.type === type)?.tiles[0];
  const seed = tile?.create() ?? { type, props: {}, style: {} };
  return fromSeed({ ...seed, props: { ...seed.props, ...props } }, blockRegistry);
}

const words = (type: string, props: JsonObject) => layerWords(node(type, props), blockRegistry);

test('a layer is found by every word of its block, not by its first ones only', () => {
  const items = [
    { label: 'Winter sale', link: { href: '', target: '_self', title: '' } },
    { label: 'Careers', link: { href: '', target: '_self', title: 'Jobs with us' } },
  ];
  expect(words('menu', { items })).toBe('Winter sale Careers Jobs with us');
  expect(
    words('product', { alt: 'A red cup', title: 'Cup', price: '9 €', description: 'Holds tea.', buttonLabel: 'Buy' }),
  ).toBe('A red cup Cup 9 € Holds tea. Buy');
  const long = `${'word '.repeat(40)}needle`;
  expect(words('text', { content: [{ type: 'paragraph', content: [{ type: 'text', text: long }] }] })).toContain(
    'needle',
  );
});

test('foreign HTML is found by its words once what reads it is there', async () => {
  const foreign = node('html', { source: '<p>Some <b>code</b></p>' });
  expect(layerWords(foreign, blockRegistry)).toBe('');
  await loadIslandCode();
  expect(layerWords(foreign, blockRegistry)).toBe('Some code');
});
