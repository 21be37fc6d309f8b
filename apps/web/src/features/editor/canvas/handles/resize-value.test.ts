import { blockRegistry } from '@mailwright/blocks';
import { expect, test } from 'vitest';
import { draggedValue, sidesOf } from './resize-value.ts';

const image = blockRegistry.get('image')!.resize!;
const space = blockRegistry.get('space')!.resize!;
const right = { value: 300, availableWidth: 600, side: 'right', centred: false } as const;

test('the free side is dragged: both of what is centred', () => {
  expect(sidesOf(image, 'center')).toEqual(['right', 'left']);
  expect(sidesOf(image, 'right')).toEqual(['left']);
  expect(sidesOf(image, undefined)).toEqual(['right']);
  expect(sidesOf(space, 'center')).toEqual(['bottom']);
});

test('an image follows the pointer in whole pixels, on both sides at once when it is centred', () => {
  expect(draggedValue(image, right, { x: 20.4, y: 90 })).toBe(320);
  expect(draggedValue(image, { ...right, side: 'left' }, { x: 20, y: 0 })).toBe(280);
  expect(draggedValue(image, { ...right, centred: true }, { x: 20, y: 0 })).toBe(340);
});

test('it snaps to all the room there is and never leaves its limits', () => {
  expect(draggedValue(image, right, { x: 295, y: 0 })).toBe(600);
  expect(draggedValue(image, right, { x: 900, y: 0 })).toBe(600);
  expect(draggedValue(image, right, { x: -900, y: 0 })).toBe(16);
});

test('a space follows at its lower edge up to what its field takes', () => {
  const start = { value: 50, availableWidth: undefined, side: 'bottom', centred: false } as const;
  expect(draggedValue(space, start, { x: 70, y: 12 })).toBe(62);
  expect(draggedValue(space, start, { x: 0, y: 900 })).toBe(400);
});
