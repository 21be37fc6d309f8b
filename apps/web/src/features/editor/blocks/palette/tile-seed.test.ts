import { BLOCKS } from '@mailwright/blocks';
import { expect, it } from 'vitest';
import { tileSeed } from './tile-seed.ts';

const tile = (id: string) => BLOCKS.flatMap(({ tiles }) => tiles).find((each) => each.id === id)!;

it('calls a linked image by the name of its tile, in the language of the editor', () => {
  expect(tileSeed(tile('linked-image'), 'Linked image')).toMatchObject({ type: 'image', name: 'Linked image' });
  expect(tileSeed(tile('linked-image'), 'Verlinktes Bild').name).toBe('Verlinktes Bild');
});

it('leaves every other block to the name of its type', () => {
  expect(tileSeed(tile('image'), 'Image').name).toBeUndefined();
  expect(tileSeed(tile('section-2'), '2 columns').name).toBeUndefined();
});

it('a new timer has the time zone of the browser, and nothing else gets one', () => {
  expect(tileSeed(tile('timer'), 'Timer', 'Europe/Berlin').props).toMatchObject({
    timeZone: 'Europe/Berlin',
    endDate: '',
  });
  expect(tileSeed(tile('image'), 'Image', 'Europe/Berlin').props).not.toHaveProperty('timeZone');
});
