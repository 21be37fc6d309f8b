/** Part of the window, in CSS pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ToastPlace {
  /**
   * Vertical place. `below-bar` leaves the page's top bar free; under a dialog nobody presses it. A number is the distance from
   * the top, pixels.
   */
  readonly block: 'top' | 'below-bar' | 'bottom' | number;
  readonly inline: 'left' | 'center' | 'right';
}

/** Areas that toasts must not cover, the most important first. */
export interface KeptClear {
  /** Area that was pressed last: it is likely to be pressed again. */
  readonly pressed: readonly Area[];
  /** Areas of the buttons and fields of the open dialog. */
  readonly controls: readonly Area[];
  readonly dialogs: readonly Area[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distance between toasts and the window's edge, pixels. */
const MARGIN = 16;
const BELOW_BAR = 64;
/** Distance between toasts and a control, pixels. */
const GAP = 8;
/** Weight of covering a control or the pressed area; covering a dialog weighs 1. */
const CONTROL = 100;
const PRESSED = 10_000;
/** Width of the window below which it counts as a phone, pixels: thumbs use its lower edge. */
const PHONE_WIDTH = 768;

const place = (block: ToastPlace['block'], inline: ToastPlace['inline']): ToastPlace => ({ block, inline });
const AT_TOP = [place('top', 'right'), place('top', 'center'), place('top', 'left')];
const BELOW_BAR_CENTER = place('below-bar', 'center');
const AT_BOTTOM = [place('bottom', 'right'), place('bottom', 'left'), place('bottom', 'center')];

/** Returns the place of toasts while nothing is in their way. */
export function usualToastPlace(window: Size): ToastPlace {
  return window.width < PHONE_WIDTH ? BELOW_BAR_CENTER : place('bottom', 'right');
}

/** Place of toasts, and whether it covers something that may be pressed. */
export interface FoundPlace {
  readonly place: ToastPlace;
  readonly inTheWay: boolean;
}

/**
 * Returns the place where toasts of this size cover least. They stay where they are while no other place is better, and prefer
 * the bottom right, on phones the top. Where all of these cover a control, as beside a dialog as high as the window, a gap
 * between the controls is used.
 */
export function bestToastPlace(toasts: Size, window: Size, kept: KeptClear, now: ToastPlace): FoundPlace {
  const inOrder = window.width < PHONE_WIDTH ? [...AT_TOP, ...AT_BOTTOM] : [...AT_BOTTOM, ...AT_TOP];
  const weigh = (candidate: ToastPlace) => {
    const area = areaAt(candidate, toasts, window);
    const over = (areas: readonly Area[]) => areas.filter((other) => overlap(area, other)).length;
    return PRESSED * over(kept.pressed) + CONTROL * over(kept.controls) + over(kept.dialogs);
  };
  const lighter = (best: ToastPlace, next: ToastPlace) => (weigh(next) < weigh(best) ? next : best);
  const usual = [now, usualToastPlace(window), ...inOrder].reduce(lighter);
  const place = weigh(usual) < CONTROL ? usual : gapsBeside(toasts, window, kept).reduce(lighter, usual);
  return { place, inTheWay: weigh(place) >= CONTROL };
}

/** Returns the places right above and below the areas to keep free. */
function gapsBeside({ height }: Size, window: Size, { pressed, controls }: KeptClear): readonly ToastPlace[] {
  const tops = [...pressed, ...controls].flatMap(({ top, bottom }) => [bottom + GAP, top - GAP - height]);
  const fitting = tops.filter((top) => top >= MARGIN && top + height <= window.height - MARGIN);
  // The nearest to the lower edge first.
  const inOrder = [...new Set(fitting)].toSorted((a, b) => b - a);
  return inOrder.flatMap((top) => [place(top, 'right'), place(top, 'left'), place(top, 'center')]);
}

function areaAt({ block, inline }: ToastPlace, { width, height }: Size, window: Size): Area {
  const free = window.width - width;
  const left = { left: MARGIN, center: free / 2, right: free - MARGIN }[inline];
  const named = { top: MARGIN, 'below-bar': BELOW_BAR, bottom: window.height - height - MARGIN };
  const top = typeof block === 'number' ? block : named[block];
  return { left, top, right: left + width, bottom: top + height };
}

function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
