import { useLayoutEffect, useRef, useState } from 'react';
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
/** Distance to leave free on each side of a press on a large element, such as the canvas, pixels. */
const FINGER = 24;
/** Width or height from which an element is large, pixels. */
const LARGE_ELEMENT_SIDE_PX = 400;

export interface ToastRoom {
  readonly place: ToastPlace;
  /** True when the toasts have no room beside the controls of the open dialog. */
  readonly crowded: boolean;
}

/**
 * Returns the place where toasts cover neither the open dialog nor the element that was pressed last, and whether they have too
 * little room there.
 */
export function useToastPlace(selector: string, shown: boolean): ToastRoom {
  const [place, setPlace] = useState(() => usualToastPlace(windowSize()));
  const [crowded, setCrowded] = useState(false);
  const [wereShown, setWereShown] = useState(shown);
  if (shown !== wereShown) {
    setWereShown(shown);
    setCrowded(false);
    if (shown) setPlace(usualToastPlace(windowSize()));
  }
  const last = useRef(place);
  last.current = place;
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
      const kept = keptClear();
      const found = bestToastPlace({ width, height }, windowSize(), kept, last.current);
      // With fewer of them there is room; all of them stand again once the dialog has gone.
      setCrowded((before) => kept.dialogs.length > 0 && (before || found.inTheWay));
      const { block, inline } = last.current;
      if (found.place.block !== block || found.place.inline !== inline) setPlace(found.place);
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
  return { place, crowded };
}

function keptClear(): KeptClear {
  const dialogs = [...document.querySelectorAll(DIALOG)];
  return {
    pressed: pressedAreas(),
    controls: dialogs.flatMap(controlsIn),
    dialogs: dialogs.map((dialog) => dialog.getBoundingClientRect()),
  };
}

/**
 * Returns the areas of the dialog's controls that are in sight: a control that is scrolled out lies beyond the dialog's edges.
 */
function controlsIn(dialog: Element): readonly Area[] {
  const { top, bottom } = dialog.getBoundingClientRect();
  const areas = [...dialog.querySelectorAll(CONTROL)].map((control) => control.getBoundingClientRect());
  return areas.filter((area) => area.bottom > top && area.top < bottom);
}

function pressedAreas(): readonly Area[] {
  const press = lastPress();
  if (press === null) return [];
  const { target, x, y } = press;
  const box = (target.closest(CONTROL) ?? target).getBoundingClientRect();
  const isSmall = box.width > 0 && box.width < LARGE_ELEMENT_SIDE_PX && box.height < LARGE_ELEMENT_SIDE_PX;
  return [isSmall ? box : { left: x - FINGER, top: y - FINGER, right: x + FINGER, bottom: y + FINGER }];
}

function windowSize() {
  return { width: innerWidth, height: innerHeight };
}
