import { LIMITS } from '@mailwright/contract';
import { useMediaQuery } from '@mantine/hooks';

const NARROW = `(max-width: ${LIMITS.editorBreakpoint - 1}px)`;

/** The same at this moment, outside of a component. */
export function isNarrow(): boolean {
  return window.matchMedia(NARROW).matches;
}

/** Returns whether the window has no room for the panels. */
export function useNarrow(): boolean {
  return useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
}
