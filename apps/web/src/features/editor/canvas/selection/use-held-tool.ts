import { type MouseEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Stage } from '../stage.ts';

export interface HeldTool {
  readonly tools: RefObject<HTMLDivElement | null>;
  /** Called with the press of a tool: that tool stays under the pointer wherever the selection goes. */
  readonly hold: (event: MouseEvent, tool: string) => void;
  readonly release: () => void;
}

/**
 * Keeps the tools where they are under a pointer that has pressed one of them. They belong to the selection, and after
 * Duplicate that is the copy further down: the pointer would rest on another tool, on Delete for one.
 */
export function useHeldTool({ scroller }: Stage): HeldTool {
  const tools = useRef<HTMLDivElement>(null);
  const held = useRef<{ readonly tool: string; readonly y: number } | null>(null);
  const align = useCallback(() => {
    const element = tools.current;
    if (element === null) return;
    element.style.translate = '';
    if (held.current === null) return;
    const { tool, y } = held.current;
    const button = element.querySelector(`[data-tool="${tool}"]`);
    if (button === null) {
      held.current = null;
      return;
    }
    const { top, height } = button.getBoundingClientRect();
    element.style.translate = `0 ${y - top - height / 2}px`;
  }, []);
  useLayoutEffect(align);
  useEffect(() => {
    scroller.addEventListener('scroll', align, { passive: true });
    return () => scroller.removeEventListener('scroll', align);
  }, [scroller, align]);
  return {
    tools,
    hold: ({ detail, currentTarget }, tool) => {
      // Pressed by key, a button has no pointer on it.
      if (detail === 0) return;
      const { top, height } = currentTarget.getBoundingClientRect();
      held.current = { tool, y: top + height / 2 };
    },
    release: () => {
      held.current = null;
      align();
    },
  };
}
