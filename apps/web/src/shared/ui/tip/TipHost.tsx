import { LIMITS } from '@mailwright/contract';
import { lazy, Suspense, useEffect, useState } from 'react';

const TipPopup = lazy(async () => ({ default: (await import('./TipPopup.tsx')).TipPopup }));

/**
 * Shows the tooltips of all elements with `data-tip`, after the pointer has rested on one or the keyboard has reached it. A tip
 * that repeats the element's own text is shown only where the text is cut off. There is one listener for the whole page: a list
 * of cards costs nothing, and the tooltip's code is loaded for the first tip.
 */
export function TipHost() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => watchTips(setTarget), []);
  const label = target?.dataset.tip ?? '';
  return <Suspense>{target !== null && label !== '' && <TipPopup target={target} label={label} />}</Suspense>;
}

function watchTips(show: (target: HTMLElement | null) => void): () => void {
  let pending: HTMLElement | null = null;
  let timer = 0;
  const aim = (target: HTMLElement | null) => {
    if (target === pending) return;
    pending = target;
    clearTimeout(timer);
    show(null);
    if (target !== null) timer = window.setTimeout(() => show(target), LIMITS.tooltip.delay);
  };
  const over = ({ target, pointerType }: PointerEvent) => pointerType !== 'touch' && aim(tipOf(target));
  const focus = ({ target }: FocusEvent) => {
    const tip = tipOf(target);
    if (tip?.matches(':focus-visible') === true) aim(tip);
  };
  const away = () => aim(null);
  // What was scrolled under the resting pointer gets its tip, too.
  const onScroll = () => {
    const still = pending?.matches(':hover') === true ? pending : null;
    aim(null);
    aim(still);
  };
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && aim(null);
  const events: readonly [keyof DocumentEventMap, EventListener][] = [
    ['pointerover', over as EventListener],
    ['pointerdown', away],
    ['focusin', focus as EventListener],
    ['focusout', away],
    ['keydown', onKey as EventListener],
    ['scroll', onScroll],
  ];
  for (const [type, listener] of events) document.addEventListener(type, listener, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const [type, listener] of events) document.removeEventListener(type, listener, { capture: true });
  };
}

/** Distance that letters may reach out of a narrow line and still be visible, CSS pixels. */
const LETTERS_BELOW_LINE = 6;

function tipOf(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  const repeats = found !== null && found.dataset.tip === found.textContent;
  if (!repeats) return found;
  const isCut = found.scrollWidth > found.clientWidth || found.scrollHeight > found.clientHeight + LETTERS_BELOW_LINE;
  return isCut ? found : null;
}
