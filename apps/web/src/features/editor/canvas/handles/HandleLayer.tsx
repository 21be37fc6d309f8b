import type { NodeId } from '@mailwright/document';
import { type PointerEvent as ReactPointerEvent, useCallback } from 'react';
import { useStore } from 'zustand';
import { type Box, scaleBox } from '../geometry.ts';
import type { Stage } from '../stage.ts';
import { useMeasured } from '../use-measured.ts';
import classes from './HandleLayer.module.css';
import { type Handle, handlesOf } from './handles.ts';
import { holdHandle, stepHandle } from './hold-handle.ts';
import { useHandleWords } from './use-handle-words.ts';

const NONE: readonly Handle[] = [];

/** The handles of a node, where they are now. */
function useHandles(stage: Stage, id: NodeId): readonly Handle[] {
  return useMeasured(
    stage,
    useCallback((on: Stage) => handlesOf(on, id), [id]),
    NONE,
  );
}

/** Distance from its line within which a handle can be pressed, pixels. */
const REACH = 6;

/** Shows handles to drag the selected node's measures: between columns, and at the sides of what has a width or height. */
export function HandleLayer({ stage, id }: { readonly stage: Stage; readonly id: NodeId }) {
  const handles = useHandles(stage, id);
  const zoom = useStore(stage.view, (state) => state.zoom);
  const measuring = useStore(stage.store, (state) => state.measuring);
  const words = useHandleWords();

  const press = (event: ReactPointerEvent<HTMLElement>, handle: Handle) => {
    if (event.button !== 0) return;
    stage.surface.focus({ preventScroll: true });
    const { pointerId, clientX: x, clientY: y } = event;
    holdHandle(stage, handle, { pointerId, x, y });
  };
  const step = (key: string, large: boolean, which: string) => {
    // Looked up anew: keys come faster than the screen follows.
    const handle = handlesOf(stage, id).find((each) => each.key === which);
    return handle !== undefined && stepHandle(stage, handle, key, large);
  };
  const [first] = handles;
  return handles.map((handle) => {
    const line = scaleBox(handle.line, zoom / 100);
    const isVertical = handle.line.width === 0;
    const { label, now, min, max, text } = words(stage, handle);
    return (
      // biome-ignore lint/a11y/useSemanticElements: a rule has no value to change
      <div
        key={handle.key}
        className={classes.handle}
        style={isVertical ? beside(line) : along(line)}
        data-handle={handle.kind === 'split' ? 'split' : handle.side}
        data-upright={isVertical || undefined}
        role="separator"
        // The other side of a centred block does the same; one of them is enough for the keyboard.
        tabIndex={handle.kind === 'split' || handle === first ? 0 : -1}
        aria-orientation={isVertical ? 'vertical' : 'horizontal'}
        aria-label={label}
        aria-valuenow={now}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={text}
        onPointerDown={(event) => press(event, handle)}
        // The mouse leaves the focus where all other keys of the canvas work.
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          if (step(event.key, event.shiftKey, handle.key)) event.preventDefault();
        }}
      >
        <span className={classes.grip} aria-hidden />
        {measuring && (handle.kind === 'split' || handle === first) && (
          <HandleValue text={text} isVertical={isVertical} />
        )}
      </div>
    );
  });
}

function beside({ left, top, height }: Box) {
  return { left: left - REACH, top, width: 2 * REACH, height };
}

function along({ left, top, width }: Box) {
  return { left, top: top - REACH, width, height: 2 * REACH };
}

/** Shows the value that is set when the handle is released. */
function HandleValue({ text, isVertical }: { readonly text: string; readonly isVertical: boolean }) {
  return (
    <span className={classes.value} data-upright={isVertical || undefined} aria-hidden>
      {text}
    </span>
  );
}
