import { type KeyboardEvent, useRef, useState } from 'react';

interface ColorChoiceOptions {
  /** Color; empty for none. */
  readonly value: string;
  readonly write: (color: string) => void;
  /** Removes the color, where it may be absent. */
  readonly clear?: (() => void) | undefined;
  readonly onClosed?: () => void;
}

export interface ColorChoice {
  readonly opened: boolean;
  readonly open: () => void;
  /** Closes the popover and keeps the chosen color. */
  readonly apply: () => void;
  /**
   * Handles Enter, which applies the color, and Escape, which restores the color from before. Neither key reaches elements
   * around the popover.
   */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Returns the state of a color popover. Colors are written as they are chosen; Escape restores the color from before. */
export function useColorChoice({ value, write, clear, onClosed }: ColorChoiceOptions): ColorChoice {
  const [opened, setOpened] = useState(false);
  const before = useRef(value);
  const apply = () => {
    setOpened(false);
    onClosed?.();
  };
  const cancel = () => {
    if (before.current !== value) {
      if (before.current === '') clear?.();
      else write(before.current);
    }
    apply();
  };
  return {
    opened,
    open: () => {
      if (opened) return;
      before.current = value;
      setOpened(true);
    },
    apply,
    onKeyDown: (event) => {
      const isEnter = event.key === 'Enter' && !(event.target instanceof HTMLButtonElement);
      if (!opened || event.nativeEvent.isComposing || !(isEnter || event.key === 'Escape')) return;
      event.preventDefault();
      event.stopPropagation();
      if (isEnter) apply();
      else cancel();
    },
  };
}
