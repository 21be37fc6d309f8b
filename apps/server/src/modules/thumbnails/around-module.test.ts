import { DEFAULT_SETTINGS } from '@mailwright/document';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutEdges } from '../../pictures/cut-edges.ts';
import { aroundModule } from './draw-thumbnail.ts';

const document = (width: number, style: object) => ({
  components: {
    formatVersion: 1,
    settings: { ...DEFAULT_SETTINGS, width },
    nodes: [{ id: 'a', type: 'page-wrapper', props: {}, style, children: [] }],
  },
});

test('around a module is the background beside it, and the padding of the page', () => {
  expect(aroundModule(document(600, {}), 800)).toEqual({ left: 100, right: 100, top: 24, bottom: 24 });
  const without = { paddingTop: 0, paddingBottom: 0 };
  expect(aroundModule(document(640, without), 800)).toEqual({ left: 80, right: 80, top: 0, bottom: 0 });
  expect(aroundModule(document(900, without), 800)).toEqual({ left: 0, right: 0, top: 0, bottom: 0 });
});

test('a picture loses its edges, and stays whole where nothing would be left', async () => {
  const red = { create: { width: 800, height: 40, channels: 3, background: '#f00' } } as const;
  const picture = await sharp(red).png().toBuffer();
  const sizeOf = async (edges: Parameters<typeof cutEdges>[1]) => {
    const { width, height } = await sharp(await cutEdges(picture, edges)).metadata();
    return [width, height];
  };
  expect(await sizeOf({ left: 100, right: 80, top: 10, bottom: 4 })).toEqual([620, 26]);
  expect(await sizeOf({ left: 0, right: 0, top: 24, bottom: 24 })).toEqual([800, 40]);
});
