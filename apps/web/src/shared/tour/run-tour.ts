import 'driver.js/dist/driver.css';
import { type DriveStep, driver, type PopoverDOM } from 'driver.js';
import i18next from 'i18next';
import { borrowAttributes } from './borrow-attributes.ts';
import './tour.css';
import { oneAtATime } from './one-at-a-time.ts';
import { closeForNow, complete, type TourName } from './tour-progress.ts';
import { TOURS } from './tour-steps.ts';
import { whenNothingIsOpen } from './when-nothing-is-open.ts';

const inTurn = oneAtATime();

/** Shows a tour from a step on, counted from 1, as soon as no dialog and no other tour is open; resolves at its end. */
export function runTour(name: TourName, at: number, leaving: AbortSignal): Promise<void> {
  return inTurn(() => showTour(name, at, leaving));
}

async function showTour(name: TourName, at: number, leaving: AbortSignal): Promise<void> {
  await i18next.loadNamespaces('tour');
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
    nextBtnText: i18next.t('tour:next'),
    prevBtnText: i18next.t('tour:back'),
    doneBtnText: i18next.t('tour:done'),
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
      title: i18next.t(`tour:${name}.${id}.title` as 'tour:dashboard.new.title'),
      description: i18next.t(`tour:${name}.${id}.body` as 'tour:dashboard.new.body'),
      side,
      progressText: i18next.t('tour:progress', { step: index + 1, count: found.length }),
    },
  }));
}

/** Skipping is a button among the others, and the keyboard stays with the buttons. */
function arrange({ wrapper, footer, closeButton, previousButton }: PopoverDOM): void {
  if (previousButton.disabled) previousButton.style.display = 'none';
  closeButton.textContent = i18next.t('tour:skip');
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
