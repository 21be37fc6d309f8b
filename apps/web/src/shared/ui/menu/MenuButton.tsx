import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { ChunkBoundary } from '../../missing-chunk/ChunkBoundary.tsx';
import classes from './MenuButton.module.css';
import type { MenuContent } from './menu-entry.ts';

const loadPopup = () => import('./MenuPopup.tsx');
const MenuPopup = lazy(async () => ({ default: (await loadPopup()).MenuPopup }));

/** What the button of a menu has to take on. */
interface MenuTrigger {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onPointerDown: () => void;
  readonly onClick: (event: { readonly currentTarget: HTMLElement }) => void;
}

/** What opens and closes the menu. */
export interface MenuFrame {
  readonly width: number;
  readonly opened: boolean;
  readonly close: () => void;
}

type MenuButtonProps = {
  readonly width?: number;
  readonly button: (trigger: MenuTrigger) => ReactNode;
} & (
  | { readonly content: MenuContent }
  /** A menu whose entries are fetched, too, when somebody is about to use it. */
  | { readonly popup: (frame: MenuFrame) => ReactNode; readonly preload: () => Promise<unknown> }
);

/** A button that opens a menu. The menu's code is fetched when somebody is about to use the first one. */
export function MenuButton({ width = 200, button, ...menu }: MenuButtonProps) {
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  // A press outside the menu closes it; pressing the button is outside too, and must not open it again.
  const openWhenPressed = useRef(false);
  const preload = () => void ('preload' in menu ? menu.preload() : loadPopup());
  const trigger: MenuTrigger = {
    'aria-haspopup': 'menu',
    'aria-expanded': opened,
    onPointerEnter: preload,
    onFocus: preload,
    onPointerDown: () => {
      openWhenPressed.current = opened;
    },
    onClick: ({ currentTarget }) => {
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
  const frame: MenuFrame = { width, opened, close: () => setOpened(false) };
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
