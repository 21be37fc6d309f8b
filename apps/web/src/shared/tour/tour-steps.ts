import type { TourName } from './tour-progress.ts';

interface TourStep {
  /** Its words are the strings `<tour>.<id>.title` and `<tour>.<id>.body`. */
  readonly id: string;
  /** What it points at: the first of these that can be seen. */
  readonly targets: readonly string[];
  readonly side: 'top' | 'right' | 'bottom' | 'left';
}

export const TOURS = {
  dashboard: [
    { id: 'places', targets: ['[data-tour="places"]', '[data-tour="navigation"]'], side: 'right' },
    { id: 'find', targets: ['[data-tour="find"]'], side: 'bottom' },
    { id: 'new', targets: ['[data-tour="new"]'], side: 'bottom' },
  ],
  editor: [
    { id: 'blocks', targets: ['aside[data-side="left"]'], side: 'right' },
    { id: 'canvas', targets: ['[data-tour="canvas"]'], side: 'top' },
    { id: 'settings', targets: ['aside[data-side="right"]'], side: 'left' },
    { id: 'finish', targets: ['[data-tour="finish"]'], side: 'bottom' },
  ],
} as const satisfies Record<TourName, readonly TourStep[]>;
