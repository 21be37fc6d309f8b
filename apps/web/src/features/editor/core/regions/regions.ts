/** Parts of the editor that the keyboard goes to directly, in their order; each carries its name as `data-region`. */
export const REGIONS = ['bar', 'left', 'canvas', 'right'] as const;

export type Region = (typeof REGIONS)[number];

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"], :disabled, [type="hidden"])';

/** Elements that had the focus last, by region. */
const lastFocused = new Map<Region, HTMLElement>();

/** The region of an element; what stands around the canvas, its frame too, counts as the canvas. */
export function regionOf(element: Element | null): Region | null {
  const name = element?.closest('[data-region]')?.getAttribute('data-region');
  const region = REGIONS.find((known) => known === name);
  return region ?? (element?.closest('main') ? 'canvas' : null);
}

/** The region before or after this one, of those that are shown; the ends are joined. */
export function nextRegion(from: Region | null, step: 1 | -1, shown: readonly Region[]): Region | undefined {
  const at = from === null ? -1 : shown.indexOf(from);
  if (at === -1) return shown.at(step === 1 ? 0 : -1);
  return shown.at((at + step) % shown.length);
}

export function shownRegions(): readonly Region[] {
  return REGIONS.filter((region) => elementOf(region) !== null);
}

/** Notes where the focus is, for the next time its region is gone to. */
export function noteFocus(element: HTMLElement): void {
  const region = regionOf(element);
  if (region !== null) lastFocused.set(region, element);
}

/** Gives a region the focus: where it was before, else at its first control. */
export function goToRegion(region: Region): void {
  const element = elementOf(region);
  if (element === null) return;
  const last = lastFocused.get(region);
  const isThere = last?.isConnected === true && element.contains(last) && last.matches(FOCUSABLE);
  const first = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  // The frame may have the focus; the top window has to get it before an element of it can.
  window.focus();
  (isThere ? last : first)?.focus();
}

function elementOf(region: Region): HTMLElement | null {
  return document.querySelector(`[data-region="${region}"]`);
}
