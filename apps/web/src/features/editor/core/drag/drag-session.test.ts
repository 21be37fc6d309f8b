import type { CommandResult, DropTarget } from '@mailwright/document';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeWindow, fakeWindow } from '../../../../shared/pointer/testing/fake-window.ts';
import { createDragging, type DragSource, type DropPlace, type DropSurface } from './drag-session.ts';

let page: FakeWindow;
beforeEach(() => {
  page = fakeWindow();
});
afterEach(() => vi.unstubAllGlobals());

const POINTER = { pointerId: 1, x: 0, y: 0 };
const TARGET: DropTarget = { parentId: 'c', index: 0 };
const PLACE: DropPlace = { ok: true, target: TARGET, mark: { kind: 'into', row: 0 } };
const REFUSED: DropPlace = { ok: false, reason: 'ONLY_IN_WRAPPER' };

function sourceOf(from: DragSource['from'], dropped: DropTarget[] = []): DragSource {
  const done: CommandResult = { ok: true, ids: ['n'] };
  return {
    from,
    label: 'Text',
    ids: [],
    kind: 'block',
    ask: () => done,
    drop: (target) => {
      dropped.push(target);
      return done;
    },
  };
}

/** Places stand right of 100, refusals below 100, nothing else. */
function surfaceOf(ends: unknown[] = []): DropSurface {
  return {
    scroller: null,
    placeAt: (_, { x, y }) => (x > 100 ? PLACE : y > 100 ? REFUSED : null),
    onEnd: ({ from }, result) => ends.push([from, result]),
  };
}

it('a tile is dragged over the canvas, with the place or the refusal under the pointer', () => {
  const dragging = createDragging();
  dragging.openCanvas(surfaceOf());
  const source = sourceOf('palette');
  dragging.start(source, POINTER);
  expect(dragging.store.getState().session).toEqual({ source, at: { x: 0, y: 0 }, place: null });
  page.pointer('pointermove', 0, 200);
  page.frame();
  expect(dragging.store.getState().session?.place).toEqual(REFUSED);
  page.pointer('pointermove', 200, 0);
  page.frame();
  expect(dragging.store.getState().session?.place).toEqual(PLACE);
});

it('what is let go over a place is dropped there, and the surface hears what the rules said', () => {
  const dragging = createDragging();
  const ends: unknown[] = [];
  const dropped: DropTarget[] = [];
  dragging.openCanvas(surfaceOf(ends));
  dragging.start(sourceOf('canvas', dropped), POINTER);
  page.pointer('pointerup', 200, 0);
  expect(dropped).toEqual([TARGET]);
  expect(ends).toEqual([['canvas', { ok: true, ids: ['n'] }]]);
  expect(dragging.store.getState().session).toBeNull();
});

it('a surface that wants to hear of nothing is dropped on all the same', () => {
  const dragging = createDragging();
  const dropped: DropTarget[] = [];
  dragging.start(sourceOf('layers', dropped), POINTER, { scroller: null, placeAt: () => PLACE });
  page.pointer('pointerup', 0, 0);
  expect(dropped).toEqual([TARGET]);
});

it('what is let go where it may not stand is not dropped, and says why', () => {
  const dragging = createDragging();
  const ends: unknown[] = [];
  const dropped: DropTarget[] = [];
  dragging.openCanvas(surfaceOf(ends));
  dragging.start(sourceOf('palette', dropped), POINTER);
  page.pointer('pointerup', 0, 200);
  expect(dropped).toEqual([]);
  expect(ends).toEqual([['palette', REFUSED]]);
});

it('a layer is dropped on the tree that it is dragged in', () => {
  const dragging = createDragging();
  const onCanvas: unknown[] = [];
  const onTree: unknown[] = [];
  dragging.openCanvas(surfaceOf(onCanvas));
  dragging.start(sourceOf('layers'), POINTER, surfaceOf(onTree));
  page.pointer('pointerup', 200, 0);
  expect(onCanvas).toEqual([]);
  expect(onTree).toHaveLength(1);
});

it('one thing is dragged at a time: what was held before is put back', () => {
  const dragging = createDragging();
  const ends: unknown[] = [];
  dragging.openCanvas(surfaceOf(ends));
  dragging.start(sourceOf('palette'), POINTER);
  dragging.start(sourceOf('canvas'), POINTER);
  expect(ends).toEqual([['palette', null]]);
  expect(dragging.store.getState().session?.source.from).toBe('canvas');
});

it('a drag is put back when the canvas closes, and by whoever cancels it', () => {
  const dragging = createDragging();
  const ends: unknown[] = [];
  const close = dragging.openCanvas(surfaceOf(ends));
  dragging.start(sourceOf('palette'), POINTER);
  close();
  expect(ends).toEqual([['palette', null]]);
  dragging.start(sourceOf('palette'), POINTER);
  expect(dragging.store.getState().session).toBeNull();
  dragging.openCanvas(surfaceOf(ends));
  dragging.start(sourceOf('palette'), POINTER);
  dragging.cancel();
  page.pointer('pointerup', 200, 0);
  expect(ends).toEqual([
    ['palette', null],
    ['palette', null],
  ]);
});
