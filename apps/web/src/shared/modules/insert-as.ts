import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readSetting, writeSetting } from '../local-settings.ts';

/** How modules are put into a mail: linked, or as a copy that has nothing more to do with them. */
export type InsertAs = 'linked' | 'copy';

const store = createStore<{ readonly as: InsertAs | null }>()(() => ({ as: readSetting('insertModulesAs') ?? null }));

/** What the person has chosen; null as long as nobody has asked. */
export function chosenInsertAs(): InsertAs | null {
  return store.getState().as;
}

export function chooseInsertAs(as: InsertAs): void {
  store.setState({ as });
  writeSetting('insertModulesAs', as);
}

export function useInsertAs(): InsertAs | null {
  return useStore(store, ({ as }) => as);
}
