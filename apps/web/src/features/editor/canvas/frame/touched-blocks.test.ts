import type { DocumentNode } from '@mailwright/document';
import { expect, test } from 'vitest';
import { type Box, boxBetween } from '../geometry.ts';
import { touchedBlocks } from './touched-blocks.ts';

const node = (id: string, children?: DocumentNode[]): DocumentNode => ({
  ...{ id, type: 'x', props: {}, style: {} },
  ...(children && { children }),
});
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

/** Two sections of two columns, 100 by 100 pixels each, with a hidden block in the second. */
const column = (id: string, ...blocks: string[]) =>
  node(
    id,
    blocks.map((block) => node(block)),
  );
const roots = [
  node('w', [
    node('s1', [column('c1', 'a', 'b'), column('c2', 'c')]),
    node('s2', [column('c3', 'd', 'hidden'), column('c4')]),
  ]),
];
const BOXES: Record<string, Box> = {
  w: box(0, 0, 200, 200),
  s1: box(0, 0, 200, 100),
  s2: box(0, 100, 200, 100),
  c1: box(0, 0, 100, 100),
  c2: box(100, 0, 100, 100),
  c3: box(0, 100, 100, 100),
  c4: box(100, 100, 100, 100),
  a: box(10, 10, 80, 30),
  b: box(10, 50, 80, 30),
  c: box(110, 10, 80, 30),
  d: box(10, 110, 80, 30),
};

function touched(from: [number, number], to: [number, number]): { ids: string; measured: string[] } {
  const measured: string[] = [];
  const ids = touchedBlocks(roots, boxBetween({ x: from[0], y: from[1] }, { x: to[0], y: to[1] }), (id) => {
    measured.push(id);
    return BOXES[id] ?? null;
  });
  return { ids: ids.join(' '), measured };
}

test('takes what it touches, whichever corner it was drawn from', () => {
  expect(touched([-20, 60], [40, 120]).ids).toBe('b d');
  expect(touched([40, 120], [-20, 60]).ids).toBe('b d');
});

test('leaves alone what lies between blocks and what is not shown', () => {
  expect(touched([92, 45], [108, 98]).ids).toBe('');
  expect(touched([0, 150], [90, 190]).ids).toBe('');
});

test('does not measure inside containers that it covers or does not reach', () => {
  const { ids, measured } = touched([-5, -5], [205, 100]);
  expect(ids).toBe('a b c');
  expect(measured).toEqual(['w', 's1', 's2']);
});

test('finds its way among 2,000 sections with a few measurements, hidden ones between them', () => {
  const many = Array.from({ length: 2000 }, (_, index) => node(`b${index}`));
  let measured = 0;
  const measure = (id: string) => {
    measured += 1;
    const index = Number(id.slice(1));
    return index % 5 === 0 ? null : box(0, index * 10, 100, 10);
  };
  expect(touchedBlocks(many, box(0, 5005, 50, 30), measure)).toEqual(['b501', 'b502', 'b503']);
  expect(touchedBlocks(many, box(0, -50, 50, 20), measure)).toEqual([]);
  expect(touchedBlocks(many, box(0, 19_985, 50, 900), measure)).toEqual(['b1998', 'b1999']);
  expect(measured).toBeLessThan(100);
});
