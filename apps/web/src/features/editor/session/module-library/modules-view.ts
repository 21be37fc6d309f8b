import { createStore } from 'zustand/vanilla';

/** How the list of modules is looked at; stays while other tabs are open. */
export const modulesView = createStore<{
  readonly query: string;
  /** A module to be shown and focused, wherever it is in the list. */
  readonly revealed: string | null;
}>()(() => ({ query: '', revealed: null }));
