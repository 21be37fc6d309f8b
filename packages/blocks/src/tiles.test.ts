import { expect, it } from 'vitest';
import { loadPictures } from './pictures/load-pictures.ts';
import { BLOCKS } from './registry.ts';

const TILES = BLOCKS.flatMap((block) => block.tiles.map(({ id }) => ({ id, block, key: `description.${id}` })));

it('says in one or two short sentences what each tile makes, and no two say the same', () => {
  const sentences = TILES.map(({ key, block }) => block.strings.en[key] ?? key);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{15,110}\.$/);
  expect(new Set(sentences).size).toBe(TILES.length);
});

it('draws each tile, no two alike, as an image that stands in its own address', async () => {
  const pictures = await loadPictures();
  const advice = 'each tile has a drawing in picture.ts of its block, named in pictures/tile-pictures.ts';
  expect(Object.keys(pictures).sort(), advice).toEqual(TILES.map(({ id }) => id).sort());
  expect(new Set(Object.values(pictures)).size).toBe(TILES.length);
  for (const address of Object.values(pictures)) {
    expect(address).toMatch(/^data:image\/svg\+xml,%3Csvg.*%3C%2Fsvg%3E$/);
    expect(address).not.toMatch(/NaN|undefined|null/);
  }
});
