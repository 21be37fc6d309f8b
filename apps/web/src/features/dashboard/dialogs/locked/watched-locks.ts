import { createStore } from 'zustand/vanilla';

/** Ids of locked templates that the person wants to hear of, for as long as this page lives. */
export const watchedLocks = createStore<{ readonly ids: readonly string[] }>()(() => ({ ids: [] }));

export function watchLock(id: string): void {
  watchedLocks.setState(({ ids }) => ({ ids: [...ids.filter((other) => other !== id), id] }));
}

export function unwatchLock(id: string): void {
  watchedLocks.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
}
