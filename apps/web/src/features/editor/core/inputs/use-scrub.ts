import { type PointerEvent as ReactPointerEvent, useRef } from 'react';
import { type NumberRange, stepNumber } from './number/number-text.ts';

/** Pixels of movement that make one step. */
const STEP_WIDTH = 4;

interface Scrub extends NumberRange {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly onDone: () => void;
}

/** Changes a number by dragging sideways, with shift by ten steps at a time. Mouse and pen; a finger scrolls the panel. */
export function useScrub({ value, min, max, step, onChange, onDone }: Scrub) {
  const latest = useRef({ onChange, onDone });
  latest.current = { onChange, onDone };
  return (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const label = event.currentTarget;
    const start = event.clientX;
    let shown = value;
    label.setPointerCapture(event.pointerId);
    const move = ({ clientX, shiftKey }: PointerEvent) => {
      const steps = Math.trunc((clientX - start) / STEP_WIDTH) * (shiftKey ? 10 : 1);
      const next = stepNumber(value, steps, { min, max, step });
      if (next === shown) return;
      shown = next;
      latest.current.onChange(next);
    };
    const end = () => {
      label.removeEventListener('pointermove', move);
      label.removeEventListener('pointerup', end);
      label.removeEventListener('pointercancel', end);
      if (shown !== value) latest.current.onDone();
    };
    label.addEventListener('pointermove', move);
    label.addEventListener('pointerup', end);
    label.addEventListener('pointercancel', end);
  };
}
