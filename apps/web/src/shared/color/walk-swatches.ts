import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus from swatch to swatch with the arrow keys; after the last one comes the first. */
export function walkSwatches(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const swatches = [...event.currentTarget.querySelectorAll('button')];
  const at = swatches.indexOf(event.target as HTMLButtonElement);
  if (at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  swatches.at((at + step) % swatches.length)?.focus();
}
