import { useLayoutEffect, useState } from 'react';
import { lastPress } from '../shared/pointer/last-press.ts';
import {
  type Area,
  bestToastPlace,
  type KeptClear,
  type ToastPlace,
  usualToastPlace,
} from '../shared/ui/toast/toast-place.ts';

const DIALOG = '[role="dialog"][aria-modal="true"]';
const CONTROL = 'button, a[href], input, textarea, select, [role="tab"], [role="menuitem"]';
/** Around a press on something large, such as the canvas. */
const FINGER = 24;
const LARGE = 400;

/** Where toasts stand so that they cover neither the open dialog nor what was pressed last. */
export function useToastPlace(selector: string, shown: boolean): ToastPlace {
  const [place, setPlace] = useState(() => usualToastPlace(windowSize()));
  const [wereShown, setWereShown] = useState(shown);
  if (shown !== wereShown) {
    setWereShown(shown);
    if (shown) setPlace(usualToastPlace(windowSize()));
  }
  useLayoutEffect(() => {
    if (!shown) return;
    let frame = 0;
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const size = new ResizeObserver(soon);
    const dialogs = new MutationObserver(soon);
    const events = ['transitionend', 'pointerup', 'resize'];
    function look() {
      frame = 0;
      const toasts = document.querySelector(selector);
      if (toasts === null) return;
      size.observe(toasts);
      // Somebody is about to press something in them.
      if (toasts.matches(':hover')) return;
      const { width, height } = toasts.getBoundingClientRect();
      setPlace((now) => {
        const best = bestToastPlace({ width, height }, windowSize(), keptClear(), now);
        return best.block === now.block && best.inline === now.inline ? now : best;
      });
    }
    look();
    dialogs.observe(document.body, { childList: true, subtree: true });
    for (const type of events) addEventListener(type, soon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      dialogs.disconnect();
      for (const type of events) removeEventListener(type, soon);
    };
  }, [selector, shown]);
  return place;
}

function keptClear(): KeptClear {
  const dialogs = [...document.querySelectorAll(DIALOG)];
  const controls = dialogs.flatMap((dialog) => [...dialog.querySelectorAll(CONTROL)]);
  return {
    pressed: pressedAreas(),
    controls: controls.map((control) => control.getBoundingClientRect()),
    dialogs: dialogs.map((dialog) => dialog.getBoundingClientRect()),
  };
}

function pressedAreas(): readonly Area[] {
  const press = lastPress();
  if (press === null) return [];
  const { target, x, y } = press;
  const box = (target.closest(CONTROL) ?? target).getBoundingClientRect();
  const isSmall = box.width > 0 && box.width < LARGE && box.height < LARGE;
  return [isSmall ? box : { left: x - FINGER, top: y - FINGER, right: x + FINGER, bottom: y + FINGER }];
}

function windowSize() {
  return { width: innerWidth, height: innerHeight };
}
