import { describe, expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import { dropIndicator, flowOf, gapAt } from './child-gap.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const below = [box(0, 0, 100, 40), box(0, 40, 100, 40), box(0, 80, 100, 40)];
const beside = [box(0, 0, 50, 40), box(50, 0, 50, 60)];

describe('the flow of children', () => {
  test('blocks in a column go down', () => expect(flowOf(below)).toBe('down'));
  test('columns beside each other go across', () => expect(flowOf(beside)).toBe('across'));
  test('columns of a right-to-left mail go across from the right', () => {
    expect(flowOf([box(50, 0, 50, 40), box(0, 0, 50, 40)])).toBe('across-reversed');
  });
  test('stacked columns go down', () => expect(flowOf([box(0, 0, 100, 40), box(0, 40, 100, 40)])).toBe('down'));
});

describe('the gap of a drop', () => {
  const gap = (boxes: readonly Box[], x: number, y: number) =>
    gapAt(boxes.length, (index) => boxes[index] ?? null, { x, y }, flowOf(boxes));
  test('is before a child in its first half', () => expect(gap(below, 10, 55)).toBe(1));
  test('is after a child in its second half', () => expect(gap(below, 10, 65)).toBe(2));
  test('is the end below the last child', () => expect(gap(below, 10, 500)).toBe(3));
  test('goes by x when columns stand beside each other', () => expect(gap(beside, 80, 5)).toBe(2));
  test('is found among 2,000 children with 11 measurements', () => {
    let measured = 0;
    const measure = (index: number) => {
      measured += 1;
      return box(0, index * 10, 100, 10);
    };
    expect(gapAt(2000, measure, { x: 5, y: 12_343 }, 'down')).toBe(1234);
    expect(measured).toBeLessThanOrEqual(11);
  });
});

describe('the drop mark', () => {
  const whole = box(0, 0, 100, 120);
  test('runs between two children', () => {
    expect(dropIndicator(whole, box(0, 0, 100, 40), box(0, 44, 100, 40), 'down')).toEqual({
      kind: 'line',
      box: box(0, 42, 100, 0),
    });
  });
  test('stands upright between two columns', () => {
    expect(dropIndicator(whole, box(0, 0, 48, 40), box(52, 0, 48, 60), 'across')).toEqual({
      kind: 'line',
      box: box(50, 0, 0, 60),
    });
  });
  test('is the whole of an empty container', () => {
    expect(dropIndicator(whole, null, null, 'down')).toEqual({ kind: 'box', box: whole });
  });
});
