import { type KeyboardEvent, useRef, useState } from 'react';

interface ColorChoiceOptions {
  /** Empty: none. */
  readonly value: string;
  readonly write: (color: string) => void;
  /** Takes the color away, where none is a value of its own. */
  readonly clear?: (() => void) | undefined;
  readonly onClosed?: () => void;
}

export interface ColorChoice {
  readonly opened: boolean;
  readonly open: () => void;
  /** Closes with the color that was chosen. */
  readonly apply: () => void;
  /** Enter applies, Escape closes with the color that stood before; neither reaches anything around the popover. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The stand of a color popover: colors are written as they are chosen, and Escape writes back the one before. */
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
