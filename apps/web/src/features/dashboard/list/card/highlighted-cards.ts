import { createStore } from 'zustand/vanilla';

/** Ids of the cards that are highlighted now. */
export const highlightedCards = createStore<{ readonly ids: readonly string[] }>()(() => ({ ids: [] }));

export function highlightCards(ids: readonly string[]): void {
  highlightedCards.setState({ ids });
}
