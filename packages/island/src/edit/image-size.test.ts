import { expect, test } from 'vitest';
import { parseIsland } from '../parse-island.ts';
import { editIsland } from './edit-island.ts';
import { imageSize, imageSizePatch, ratioPatch } from './image-size.ts';

function image(source: string) {
  const element = parseIsland(source)?.elements.find(({ tag }) => tag === 'img');
  if (!element) throw new Error('no img');
  return element;
}

function patched(source: string, patch: ReturnType<typeof ratioPatch>): string {
  const result = editIsland(source, { kind: 'element', element: image(source).index, ...patch });
  return result.ok ? result.source : result.reason;
}

const replaced = (source: string, width: number, height: number) =>
  patched(source, ratioPatch(source, image(source), { width, height }));
const sized = (source: string, side: 'width' | 'height', value: string) =>
  patched(source, imageSizePatch(source, image(source), side, value));

const PLAIN = '<td><img src="a.png" width="600" height="200" style="display:block"></td>';
const STYLED = '<img src="a.png" width="300" height="100" style="width:300px; height:100px; border:0">';
const FLUID = '<img src="a.png" width="600" style="width:100%;max-width:600px;height:auto">';

test('another picture keeps its ratio: the height follows the width, in attribute and style, and nothing else changes', () => {
  expect(replaced(PLAIN, 1200, 1200)).toBe(PLAIN.replace('"200"', '"600"'));
  expect(replaced(STYLED, 800, 400)).toBe(STYLED.replaceAll('100', '150'));
});

test('a picture of the same ratio, and an image without a height of its own, keep every byte', () => {
  expect(replaced(PLAIN, 900, 300)).toBe(PLAIN);
  expect(replaced(FLUID, 100, 900)).toBe(FLUID);
  expect(replaced('<img src="a.png" height="80">', 100, 900)).toBe('<img src="a.png" height="80">');
});

test('where the width is a share, a height in pixels goes, since none of them would be right', () => {
  expect(replaced('<img src="a.png" width="100%" height="200">', 10, 10)).toBe('<img src="a.png" width="100%">');
  const styled = '<img src="a.png" width="100%" style="height:200px">';
  expect(replaced(styled, 10, 10)).toBe('<img src="a.png" width="100%" style="height:auto">');
});

test('the size is read and written wherever the image says it', () => {
  expect([imageSize(PLAIN, image(PLAIN), 'width'), imageSize(PLAIN, image(PLAIN), 'height')]).toEqual(['600', '200']);
  expect(imageSize(FLUID, image(FLUID), 'height')).toBe('');
  const only = '<img src="a.png" style="width:120px">';
  expect(imageSize(only, image(only), 'width')).toBe('120');
  expect(sized(only, 'width', '90')).toBe('<img src="a.png" style="width:90px">');
  expect(sized(FLUID, 'width', '480')).toBe(FLUID.replaceAll('600', '480'));
  expect(sized(STYLED, 'height', '')).toBe('<img src="a.png" width="300" style="width:300px; border:0">');
  expect(sized('<img src="a.png">', 'width', '50%')).toBe('<img width="50%" src="a.png">');
});
