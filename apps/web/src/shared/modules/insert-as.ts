import type { CustomModule } from '@mailwright/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readSetting, writeSetting } from '../local-settings.ts';

/** Way in which a module is put into a mail: linked, or as a copy without a connection to it. */
export type InsertAs = 'linked' | 'copy';

/** Facts on which the choice depends: a person who cannot edit a module cannot change anything in it where it is linked. */
export type InsertedModule = Pick<CustomModule, 'canEdit'>;

const store = createStore<{ readonly own: InsertAs | null; readonly library: InsertAs | null }>()(() => ({
  own: readSetting('insertModulesAs') ?? null,
  library: readSetting('insertLibraryModulesAs') ?? null,
}));

/** Returns the person's choice for modules like this one; null before the first choice. */
export function chosenInsertAs({ canEdit }: InsertedModule): InsertAs | null {
  const { own, library } = store.getState();
  return canEdit ? own : library;
}

/** Returns the choice to offer first. A module that the person cannot edit is useful as a copy, whose texts can be changed. */
export function usualInsertAs({ canEdit }: InsertedModule): InsertAs {
  return canEdit ? 'linked' : 'copy';
}

export function chooseInsertAs(as: InsertAs, { canEdit }: InsertedModule): void {
  store.setState(canEdit ? { own: as } : { library: as });
  writeSetting(canEdit ? 'insertModulesAs' : 'insertLibraryModulesAs', as);
}

export function useInsertAs({ canEdit }: InsertedModule): InsertAs | null {
  return useStore(store, ({ own, library }) => (canEdit ? own : library));
}
