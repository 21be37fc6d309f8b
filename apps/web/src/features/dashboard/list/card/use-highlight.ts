import type { TemplateElement } from '@mailwright/contract';
import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { highlightCards, highlightedCards } from './highlighted-cards.ts';

/** How long a card stands out, milliseconds. */
const STANDS_OUT = 5000;

/** Brings the first card that is pointed out into sight, with the focus on it, and lets it be after a while. */
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
