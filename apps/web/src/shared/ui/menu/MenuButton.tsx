import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { ChunkBoundary } from '../../missing-chunk/ChunkBoundary.tsx';
import classes from './MenuButton.module.css';
import type { MenuContent } from './menu-entry.ts';

const loadPopup = () => import('./MenuPopup.tsx');
const MenuPopup = lazy(async () => ({ default: (await loadPopup()).MenuPopup }));

/** Props for the button of a menu. */
interface MenuTrigger {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onPointerDown: () => void;
  readonly onClick: (event: { readonly currentTarget: HTMLElement; readonly detail: number }) => void;
}

/** State of an open menu, with functions to close it. */
export interface MenuFrame {
  readonly width: number;
  readonly opened: boolean;
  readonly close: () => void;
  /**
   * Focuses the button before an entry is run: a dialog that the entry opens gives the focus back to it, because the entry is
   * gone by then.
   */
  readonly focusButton: () => void;
}

/** Longest time between two presses of the key that chose an entry, milliseconds: the second one would reach the button. */
const DOUBLE_PRESS = 500;

type MenuButtonProps = {
  readonly width?: number;
  readonly button: (trigger: MenuTrigger) => ReactNode;
} & (
  | { readonly content: MenuContent }
  /** Menu whose entries are loaded too when somebody is about to use it. */
  | { readonly popup: (frame: MenuFrame) => ReactNode; readonly preload: () => Promise<unknown> }
);

/** Shows a button that opens a menu. The menu's code is loaded when the pointer or the focus reaches the first such button. */
export function MenuButton({ width = 200, button, ...menu }: MenuButtonProps) {
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  // A press outside the menu closes it; pressing the button is outside too, and must not open it again.
  const openWhenPressed = useRef(false);
  const pressed = useRef<HTMLElement>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const preload = () => void ('preload' in menu ? menu.preload() : loadPopup());
  const trigger: MenuTrigger = {
    'aria-haspopup': 'menu',
    'aria-expanded': opened,
    onPointerEnter: preload,
    onFocus: preload,
    onPointerDown: () => {
      openWhenPressed.current = opened;
    },
    onClick: ({ currentTarget, detail }) => {
      // A click without a press is one of the keyboard: it would open the menu over what the entry opens.
      if (detail === 0 && performance.now() - closedAt.current < DOUBLE_PRESS) return;
      pressed.current = currentTarget;
      currentTarget.focus();
      setWanted(true);
      setOpened(!openWhenPressed.current);
      openWhenPressed.current = false;
    },
  };
  // The next press says again what is wrong.
  const fail = () => {
    setOpened(false);
    setWanted(false);
  };
  const close = () => {
    closedAt.current = performance.now();
    setOpened(false);
  };
  const frame: MenuFrame = { width, opened, close, focusButton: () => pressed.current?.focus({ preventScroll: true }) };
  return (
    <span className={classes.place}>
      {button(trigger)}
      {wanted && (
        <ChunkBoundary onFailure={fail}>
          <Suspense>{'popup' in menu ? menu.popup(frame) : <MenuPopup content={menu.content} {...frame} />}</Suspense>
        </ChunkBoundary>
      )}
    </span>
  );
}
