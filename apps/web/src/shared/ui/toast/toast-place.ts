/** A part of the window, in CSS pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ToastPlace {
  /** `below-bar` leaves the page's top bar free; under a dialog nobody presses it. */
  readonly block: 'top' | 'below-bar' | 'bottom';
  readonly inline: 'left' | 'center' | 'right';
}

/** What toasts must not lie over, the weightiest first. */
export interface KeptClear {
  /** What was pressed last: it is likely to be pressed again. */
  readonly pressed: readonly Area[];
  /** Buttons and fields of the open dialog. */
  readonly controls: readonly Area[];
  readonly dialogs: readonly Area[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between toasts and the window's edge. */
const MARGIN = 16;
const BELOW_BAR = 64;
/** Below this width of the window, thumbs are at work at its lower edge. */
const PHONE_WIDTH = 768;

const place = (block: ToastPlace['block'], inline: ToastPlace['inline']): ToastPlace => ({ block, inline });
const AT_TOP = [place('top', 'right'), place('top', 'center'), place('top', 'left')];
const BELOW_BAR_CENTER = place('below-bar', 'center');
const AT_BOTTOM = [place('bottom', 'right'), place('bottom', 'left'), place('bottom', 'center')];

/** Where toasts stand while nothing is in their way. */
export function usualToastPlace(window: Size): ToastPlace {
  return window.width < PHONE_WIDTH ? BELOW_BAR_CENTER : place('bottom', 'right');
}

/**
 * The place where toasts of this size lie over least. They stay where they are while that is as good as any other, and
 * prefer the bottom right, on phones the top.
 */
export function bestToastPlace(toasts: Size, window: Size, kept: KeptClear, now: ToastPlace): ToastPlace {
  const inOrder = window.width < PHONE_WIDTH ? [...AT_TOP, ...AT_BOTTOM] : [...AT_BOTTOM, ...AT_TOP];
  const weigh = (candidate: ToastPlace) => {
    const area = areaAt(candidate, toasts, window);
    const over = (areas: readonly Area[]) => areas.filter((other) => overlap(area, other)).length;
    return 10_000 * over(kept.pressed) + 100 * over(kept.controls) + over(kept.dialogs);
  };
  return [now, usualToastPlace(window), ...inOrder].reduce((best, next) => (weigh(next) < weigh(best) ? next : best));
}

function areaAt({ block, inline }: ToastPlace, { width, height }: Size, window: Size): Area {
  const free = window.width - width;
  const left = { left: MARGIN, center: free / 2, right: free - MARGIN }[inline];
  const top = { top: MARGIN, 'below-bar': BELOW_BAR, bottom: window.height - height - MARGIN }[block];
  return { left, top, right: left + width, bottom: top + height };
}

function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
