import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { detectDrag } from '../../../../../shared/pointer/detect-drag.ts';
import { followPointer, type Pointer } from '../../../../../shared/pointer/follow-pointer.ts';
import { placeAt } from './picked-modules.ts';

/** Line that is dragged, with its index and the index where it would be put. */
export interface PickedDrag {
  readonly from: number;
  readonly to: number;
}

/** Moves lines of the list by pointer. Escape puts the line back. */
export function usePickedDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<PickedDrag | null>(null);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  const start = (pointer: Pointer, from: number) => {
    const placeOf = (y: number) => {
      const boxes = [...(list.current?.children ?? [])].map((line) => line.getBoundingClientRect());
      return placeAt(
        boxes.map(({ top, height }) => top + height / 2),
        from,
        y,
      );
    };
    const hold = followPointer(pointer, {
      scroller: list.current,
      onFrame: ({ y }) => setDrag({ from, to: placeOf(y) }),
      onLift: ({ y }) => {
        setDrag(null);
        onMove(from, placeOf(y));
      },
      onCancel: () => setDrag(null),
    });
    end.current = hold.cancel;
  };

  const press = (event: ReactPointerEvent, index: number) => {
    const isTool = event.target instanceof Element && event.target.closest('button') !== null;
    if (event.button !== 0 || isTool) return;
    end.current = detectDrag(event.nativeEvent, { onDrag: (pointer) => start(pointer, index) });
  };
  return { drag, press };
}
