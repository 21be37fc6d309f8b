import { i18n } from '../i18n/i18n.ts';
import 'driver.js/dist/driver.css';
import { type DriveStep, driver, type PopoverDOM } from 'driver.js';
import './tour.css';
import { closeForNow, complete, type TourName } from './tour-progress.ts';

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]';

const LOOK_AGAIN = 500;

/** Waits until no dialog or menu is open, or the signal is aborted. */
async function whenNothingIsOpen(leaving: AbortSignal): Promise<void> {
  while (!leaving.aborted && document.querySelector(OPEN) !== null) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
}

interface TourStep {
  /** Id of the step; its texts are the strings `<tour>.<id>.title` and `<tour>.<id>.body`. */
  readonly id: string;
  /** Selectors of the elements to point at; the first visible one is used. */
  readonly targets: readonly string[];
  readonly side: 'top' | 'right' | 'bottom' | 'left';
}

const TOURS = {
  dashboard: [
    { id: 'places', targets: ['[data-tour="places"]', '[data-tour="navigation"]'], side: 'right' },
    { id: 'find', targets: ['[data-tour="find"]'], side: 'bottom' },
    { id: 'new', targets: ['[data-tour="new"]'], side: 'bottom' },
  ],
  editor: [
    { id: 'blocks', targets: ['aside[data-side="left"]'], side: 'right' },
    { id: 'canvas', targets: ['[data-tour="canvas"]'], side: 'top' },
    { id: 'settings', targets: ['aside[data-side="right"]'], side: 'left' },
    { id: 'finish', targets: ['[data-tour="finish"]'], side: 'bottom' },
  ],
} as const satisfies Record<TourName, readonly TourStep[]>;

const inTurn = oneAtATime();

/** Shows a tour from a step on, counted from 1, as soon as no dialog and no other tour is open; resolves at its end. */
export function runTour(name: TourName, at: number, leaving: AbortSignal): Promise<void> {
  return inTurn(() => showTour(name, at, leaving));
}

async function showTour(name: TourName, at: number, leaving: AbortSignal): Promise<void> {
  await i18n.loadNamespaces('tour');
  await whenNothingIsOpen(leaving);
  if (leaving.aborted) return;

  const { promise: ended, resolve: hasEnded } = Promise.withResolvers<void>();
  const wasFocused = document.activeElement;
  const attributes = borrowAttributes(['aria-haspopup', 'aria-expanded', 'aria-controls']);
  const end = () => {
    tour.destroy();
    attributes.giveBack();
    leaving.removeEventListener('abort', end);
    if (wasFocused instanceof HTMLElement) wasFocused.focus({ preventScroll: true });
    hasEnded();
  };
  const finish = () => {
    complete(name);
    end();
  };
  const steps = stepsOf(name);
  const tour = driver({
    steps,
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    duration: 200,
    popoverClass: 'mw-tour',
    overlayColor: 'var(--mw-shade)',
    overlayOpacity: 1,
    stagePadding: 4,
    stageRadius: 8,
    showProgress: true,
    disableActiveInteraction: true,
    nextBtnText: i18n.t('tour:next'),
    prevBtnText: i18n.t('tour:back'),
    doneBtnText: i18n.t('tour:done'),
    onPopoverRender: arrange,
    onHighlightStarted: (element) => attributes.remember(element),
    onHighlighted: (_element, _step, { state }) => {
      attributes.giveBack();
      state.popover?.nextButton.focus({ preventScroll: true });
    },
    onDoneClick: finish,
    onCloseClick: finish,
    onDestroyStarted: () => {
      closeForNow(name);
      end();
    },
  });
  leaving.addEventListener('abort', end);
  tour.drive(Math.min(at, steps.length) - 1);
  await ended;
}

function stepsOf(name: TourName): DriveStep[] {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
  const found = TOURS[name].flatMap((step) => {
    const element = step.targets.map(visible).find((one) => one !== undefined);
    return element === undefined ? [] : [{ ...step, element }];
  });
  return found.map(({ id, side, element }, index) => ({
    element,
    popover: {
      title: i18n.t(`tour:${name}.${id}.title` as 'tour:dashboard.new.title'),
      description: i18n.t(`tour:${name}.${id}.body` as 'tour:dashboard.new.body'),
      side,
      progressText: i18n.t('tour:progress', { step: index + 1, count: found.length }),
    },
  }));
}

/** Moves the button that skips the tour among the other buttons, and keeps the keyboard focus among them. */
function arrange({ wrapper, footer, closeButton, previousButton }: PopoverDOM): void {
  if (previousButton.disabled) previousButton.style.display = 'none';
  closeButton.textContent = i18n.t('tour:skip');
  closeButton.removeAttribute('aria-label');
  closeButton.style.removeProperty('display');
  footer.prepend(closeButton);
  wrapper.setAttribute('aria-modal', 'true');
  wrapper.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    const buttons = [...wrapper.querySelectorAll('button')].filter(
      (button) => !button.disabled && button.getClientRects().length > 0,
    );
    const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons.at((here + (event.shiftKey ? -1 : 1)) % buttons.length)?.focus();
  });
}

/**
 * Returns functions that remember attributes of elements before other code sets them, and restore them. The tour's library
 * marks each element it points at as one that opens a dialog, which is wrong for a panel, and later removes these attributes
 * for good.
 */
export function borrowAttributes(names: readonly string[]) {
  const before = new Map<Element, readonly (string | null)[]>();
  return {
    remember(element: Element | undefined): void {
      if (element && !before.has(element)) {
        before.set(
          element,
          names.map((name) => element.getAttribute(name)),
        );
      }
    },
    giveBack(): void {
      for (const [element, values] of before) {
        for (const [index, name] of names.entries()) {
          const value = values[index] ?? null;
          if (value === null) element.removeAttribute(name);
          else element.setAttribute(name, value);
        }
      }
    },
  };
}

/**
 * Returns a function that runs tasks one after another: each begins when all earlier ones have ended, with or without an error.
 */
export function oneAtATime(): (show: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (show) => {
    const turn = last.then(show);
    last = turn.catch(() => undefined);
    return turn;
  };
}
