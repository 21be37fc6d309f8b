import { createStore } from 'zustand/vanilla';

/** Ids of locked templates whose release the person wants to be told of, until the page is closed or reloaded. */
export const watchedLocks = createStore<{ readonly ids: readonly string[] }>()(() => ({ ids: [] }));

export function watchLock(id: string): void {
  watchedLocks.setState(({ ids }) => ({ ids: [...ids.filter((other) => other !== id), id] }));
}

export function unwatchLock(id: string): void {
  watchedLocks.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
}
