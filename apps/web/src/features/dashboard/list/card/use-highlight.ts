import type { TemplateElement } from '@mailwright/contract';
import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { highlightCards, highlightedCards } from './highlighted-cards.ts';

/** Time that a card stays highlighted, milliseconds. */
const STANDS_OUT = 5000;

/** Scrolls the first highlighted card into sight and focuses it, then ends the highlighting after a while. */
export function useHighlight(list: RefObject<HTMLElement | null>, templates: readonly TemplateElement[]): void {
  const ids = useStore(highlightedCards, (state) => state.ids);
  const first = templates.find(({ id }) => ids.includes(id))?.id;
  useEffect(() => {
    if (first === undefined) return;
    const card = list.current?.querySelector(`[data-template="${CSS.escape(first)}"]`);
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector<HTMLElement>('h3 :is(a, button)')?.focus({ preventScroll: true });
    const timer = setTimeout(() => highlightCards([]), STANDS_OUT);
    return () => clearTimeout(timer);
  }, [first, list]);
}
