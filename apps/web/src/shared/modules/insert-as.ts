import type { CustomModule } from '@mailwright/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readSetting, writeSetting } from '../local-settings.ts';

/** How modules are put into a mail: linked, or as a copy that has nothing more to do with them. */
export type InsertAs = 'linked' | 'copy';

/** What the choice depends on: somebody who cannot edit a module can change nothing in it where it is linked. */
export type InsertedModule = Pick<CustomModule, 'canEdit'>;

const store = createStore<{ readonly own: InsertAs | null; readonly library: InsertAs | null }>()(() => ({
  own: readSetting('insertModulesAs') ?? null,
  library: readSetting('insertLibraryModulesAs') ?? null,
}));

/** What the person has chosen for modules like this one; null as long as nobody has asked. */
export function chosenInsertAs({ canEdit }: InsertedModule): InsertAs | null {
  const { own, library } = store.getState();
  return canEdit ? own : library;
}

/** What is offered first: a module that one cannot edit is of use as a copy, where its words can be changed. */
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
