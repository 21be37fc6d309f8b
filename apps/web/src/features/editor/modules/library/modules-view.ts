import { createStore } from 'zustand/vanilla';

/** View settings of the module list; they remain while other tabs are open. */
export const modulesView = createStore<{
  readonly query: string;
  /** A module to be shown and focused, wherever it is in the list. */
  readonly revealed: string | null;
}>()(() => ({ query: '', revealed: null }));
