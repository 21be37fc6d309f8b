import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { type CropHandle, moveFrame, resizeFrame, withCrop } from '../recipe/crop.ts';
import { frameOf, type Point, type Rectangle, turnedSize } from '../recipe/new-recipe.ts';
import { useEditing } from '../use-editing.ts';
import classes from './CropFrame.module.css';
import { placeOf, type StageView } from './stage-view.ts';

const HANDLES: readonly CropHandle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'];

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Of the picture's longer side, how far an arrow key moves; with shift ten times as far. */
const STEP = 1 / 500;

/**
 * The frame around what is kept: its middle moves it, eight handles resize it. All of them are buttons that arrow keys
 * move, and what came of it is announced.
 */
export function CropFrame({ view }: { readonly view: StageView }) {
  const t = useT('pictures');
  const { recipe, ratio, change, endStep } = useEditing();
  const [announced, announce] = useState('');
  const start = useRef<{ readonly pointer: Point; readonly frame: Rectangle } | null>(null);
  const whole = turnedSize(recipe);
  const frame = frameOf(recipe);
  const place = placeOf(frame, view);

  const moved = (from: Rectangle, handle: CropHandle | null, by: Point) =>
    handle === null ? moveFrame(from, by, whole) : resizeFrame(from, handle, by, whole, ratio);
  const write = (next: Rectangle) => {
    change(withCrop(recipe, next), 'crop');
    announce(t('crop.said', { ...next, left: next.x, top: next.y }));
  };

  const partOf = (handle: CropHandle | null) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { pointer: { x: event.clientX, y: event.clientY }, frame };
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      if (start.current === null) return;
      const { pointer, frame: from } = start.current;
      const by = { x: (event.clientX - pointer.x) / view.scale, y: (event.clientY - pointer.y) / view.scale };
      write(moved(from, handle, by));
    },
    onPointerUp: () => {
      start.current = null;
      endStep();
    },
    onPointerCancel: () => {
      start.current = null;
      endStep();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (arrow === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const step = Math.max(1, Math.round(Math.max(whole.width, whole.height) * STEP)) * (event.shiftKey ? 10 : 1);
      write(moved(frame, handle, { x: arrow.x * step, y: arrow.y * step }));
    },
    onBlur: endStep,
  });

  return (
    <>
      <fieldset
        aria-label={t('crop.frame')}
        className={classes.frame}
        style={{ left: place.x, top: place.y, width: place.width, height: place.height }}
      >
        <button type="button" className={classes.middle} aria-label={t('crop.move')} {...partOf(null)} />
        {HANDLES.map((handle) => (
          <button
            key={handle}
            type="button"
            className={classes.handle}
            data-handle={handle}
            aria-label={t(`crop.handle.${handle}`)}
            {...partOf(handle)}
          />
        ))}
        <span className={classes.size} aria-hidden="true">
          {frame.width} × {frame.height}
        </span>
      </fieldset>
      <output className={classes.said} aria-live="polite">
        {announced}
      </output>
    </>
  );
}
