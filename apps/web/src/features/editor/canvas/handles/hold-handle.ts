import { type BlockResize, type JsonObject, sameJson, updateProps } from '@mailwright/document';
import { followPointer, type Pointer } from '../../../../shared/pointer/follow-pointer.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { tickLayout } from '../canvas-store.ts';
import type { Point } from '../geometry.ts';
import { type Stage, scaleOf, toFrame } from '../stage.ts';
import type { Handle } from './handles.ts';
import { draggedValue, withinLimits } from './resize-value.ts';
import { dragBorder, stepBorder } from './split-shares.ts';

/** Less than this is a click that trembled, pixels. */
const TREMBLE = 3;

/** Distance on the screen within which a border snaps to a split, pixels. */
const REACH = 8;

/** Ratio of a large to a small step of the keyboard. */
const LARGE_STEP_FACTOR = 10;

/**
 * Drags a handle. Meanwhile the frame alone shows what letting go would make of the mail; the document changes once,
 * at the end, so that there is one step to undo and nothing else of the editor is busy.
 */
export function holdHandle(stage: Stage, handle: Handle, pointer: Pointer): void {
  const { editor, page, scroller, store } = stage;
  const from = toFrame(stage, pointer);
  let patch: JsonObject | null = null;

  function end(last: JsonObject | null): void {
    store.setState({ measuring: false });
    if (last) write(stage, handle, last);
    page.show(editor.getState().document);
    tickLayout(store);
  }

  store.setState({ measuring: true, hovered: null });
  followPointer(pointer, {
    capture: stage.surface,
    scroller: handle.kind === 'resize' && handle.side === 'bottom' ? scroller : null,
    entering: true,
    onFrame(at) {
      const to = toFrame(stage, at);
      const by = { x: to.x - from.x, y: to.y - from.y };
      if (!patch && Math.hypot(by.x, by.y) < TREMBLE) return;
      const next = patchAt(handle, by, REACH / scaleOf(stage));
      if (patch && sameJson(next, patch)) return;
      patch = next;
      page.show(updateProps(editor.getState().document, { id: handle.id, patch }));
      tickLayout(store);
    },
    onLift: () => end(patch),
    onCancel: () => end(null),
  });
}

function patchAt(handle: Handle, by: Point, reach: number): JsonObject {
  if (handle.kind === 'resize') return resized(handle.resize, draggedValue(handle.resize, handle, by));
  const { shares, index, split, pair, reversed } = handle;
  const percent = ((shares[index] ?? 0) + (shares[index + 1] ?? 0)) / pair;
  const wanted = (shares[index] ?? 0) + (reversed ? -by.x : by.x) * percent;
  return { [split.prop]: dragBorder(shares, index, wanted, reach * percent, split) };
}

const ARROWS: Readonly<Record<string, { readonly axis: 'x' | 'y'; readonly step: 1 | -1 }>> = {
  ArrowRight: { axis: 'x', step: 1 },
  ArrowLeft: { axis: 'x', step: -1 },
  ArrowDown: { axis: 'y', step: 1 },
  ArrowUp: { axis: 'y', step: -1 },
};

/** Moves a handle the way of an arrow key; false when the key means nothing here. Steps in a row are one to undo. */
export function stepHandle(stage: Stage, handle: Handle, key: string, large: boolean): boolean {
  const arrow = ARROWS[key];
  const axis = handle.kind === 'split' ? 'x' : handle.resize.axis;
  if (arrow?.axis !== axis) return false;
  const { step } = arrow;
  if (handle.kind === 'split') {
    const { shares, index, split, reversed } = handle;
    const onward = reversed ? (-step as 1 | -1) : step;
    write(stage, handle, { [split.prop]: stepBorder(shares, index, onward, split) }, handle.key);
    return true;
  }
  const { resize, side, value, availableWidth } = handle;
  const by = step * (large ? LARGE_STEP_FACTOR : 1) * (side === 'left' ? -1 : 1);
  write(stage, handle, resized(resize, withinLimits(resize, value + by, availableWidth)), handle.key);
  return true;
}

function resized({ prop, turnsOff }: BlockResize, value: number): JsonObject {
  return { [prop]: value, ...(turnsOff !== undefined && { [turnsOff]: false }) };
}

function write({ editor }: Stage, { kind, id }: Handle, patch: JsonObject, coalesce?: string): void {
  const action = kind === 'split' ? 'split' : 'resize';
  notifyRefusal(editor.run({ type: 'updateProps', id, props: patch, action }, { coalesce }));
}
