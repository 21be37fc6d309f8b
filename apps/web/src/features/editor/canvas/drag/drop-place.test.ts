import type { DocumentNode, DropTarget, NodeKind, RefusalReason } from '@mailwright/document';
import { describe, expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import { type DropQuestion, findDropPlace } from './drop-place.ts';

const node = (id: string, children?: DocumentNode[]): DocumentNode => ({
  id,
  type: id.replace(/\d+$/, ''),
  props: {},
  style: {},
  ...(children ? { children } : {}),
});
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

const block1 = node('block1');
const block2 = node('block2');
const column1 = node('column1', [block1, block2]);
const column2 = node('column2', []);
const section1 = node('section1', [column1, column2]);
const section2 = node('section2', [node('column3', [])]);
const wrapper = node('wrapper1', [section1, section2]);

const boxes: Record<string, Box> = {
  wrapper1: box(0, 0, 200, 400),
  section1: box(0, 0, 200, 200),
  column1: box(0, 20, 100, 160),
  column2: box(100, 20, 100, 160),
  block1: box(0, 20, 100, 80),
  block2: box(0, 100, 100, 80),
  section2: box(0, 200, 200, 200),
  column3: box(0, 220, 200, 160),
};

const ruled =
  (parents: Record<string, RefusalReason | 'ok'>) =>
  (target: DropTarget): ReturnType<DropQuestion['ask']> => {
    const answer = parents[(target.parentId ?? 'root').replace(/\d+$/, '')] ?? 'NOT_HERE';
    return answer === 'ok' ? { ok: true, ids: [] } : { ok: false, reason: answer };
  };
const blockRules = ruled({ column: 'ok', wrapper: 'ok', root: 'ONLY_IN_WRAPPER' });

const drop = (x: number, y: number, path: DocumentNode[], rules = blockRules, kind: NodeKind = 'block') =>
  findDropPlace({
    point: { x, y },
    kind,
    path,
    roots: [wrapper],
    kindOf: (of) => of.type as NodeKind,
    measure: (id) => boxes[id] ?? null,
    measureRoughly: (id) => boxes[id] ?? null,
    page: box(0, 0, 200, 400),
    ask: rules,
  });
const target = (answer: ReturnType<typeof findDropPlace>) => (answer.ok ? answer.target : answer.reason);

describe('a dragged block', () => {
  test('lands before the block whose upper half is under the pointer', () => {
    expect(target(drop(50, 120, [wrapper, section1, column1, block2]))).toEqual({ parentId: 'column1', index: 1 });
  });
  test('lands after the block whose lower half is under the pointer', () => {
    expect(target(drop(50, 160, [wrapper, section1, column1, block2]))).toEqual({ parentId: 'column1', index: 2 });
  });
  test('fills an empty column, which is marked as a whole', () => {
    expect(drop(150, 90, [wrapper, section1, column2])).toEqual({
      ok: true,
      target: { parentId: 'column2', index: 0 },
      mark: { kind: 'box', box: boxes.column2 },
    });
  });
  test('lands between two sections when the pointer is at the edge of one', () => {
    expect(drop(50, 197, [wrapper, section1])).toEqual({
      ok: true,
      target: { parentId: 'wrapper1', index: 1 },
      mark: { kind: 'line', box: box(0, 200, 200, 0) },
    });
  });
  test('goes into the nearest column from the padding of a section', () => {
    expect(target(drop(195, 187, [wrapper, section1]))).toEqual({ parentId: 'column2', index: 0 });
  });
  test('is told why nothing is allowed outside the wrapper', () => {
    expect(target(drop(50, 500, []))).toBe('ONLY_IN_WRAPPER');
  });
  test('is told the telling reason when every level refuses', () => {
    const rules = ruled({ column: 'NOT_HERE', section: 'NOT_HERE', wrapper: 'ONE_FORM_DATA_TABLE', root: 'NOT_HERE' });
    expect(target(drop(50, 60, [wrapper, section1, column1, block1], rules))).toBe('ONE_FORM_DATA_TABLE');
  });
});

describe('a dragged section', () => {
  const rules = ruled({ wrapper: 'ok', column: 'ok', root: 'ONLY_IN_WRAPPER' });
  test('lands between sections when near the edge of one', () => {
    expect(target(drop(50, 230, [wrapper, section2, column2], rules, 'section'))).toEqual({
      parentId: 'wrapper1',
      index: 1,
    });
  });
  test('lands in a column well inside a section', () => {
    expect(target(drop(150, 90, [wrapper, section1, column2], rules, 'section'))).toEqual({
      parentId: 'column2',
      index: 0,
    });
  });
  test('stays between sections where columns refuse it', () => {
    const flat = ruled({ wrapper: 'ok', column: 'TOO_DEEP' });
    expect(target(drop(150, 90, [wrapper, section1, column2], flat, 'section'))).toEqual({
      parentId: 'wrapper1',
      index: 0,
    });
  });
});

test('a dragged column lands beside another column of the section', () => {
  const rules = ruled({ section: 'ok' });
  expect(target(drop(90, 90, [wrapper, section1, column1, block1], rules, 'column'))).toEqual({
    parentId: 'section1',
    index: 1,
  });
});
