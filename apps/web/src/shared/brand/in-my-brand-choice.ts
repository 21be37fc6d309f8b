import type { StoredBrandKit } from '@mailwright/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readSetting, writeSetting } from '../local-settings.ts';
import { useBrands } from './use-brands.ts';

interface Choice {
  readonly on: boolean;
  /** Undefined until one was chosen. */
  readonly kitId: string | undefined;
}

const store = createStore<Choice>()(() => ({
  on: readSetting('inMyBrand') ?? false,
  kitId: readSetting('brandKit'),
}));

/** Whether what is begun or inserted comes in the person's brand; remembered in this browser. */
export function isInMyBrand(): boolean {
  return store.getState().on;
}

export function chooseInMyBrand(on: boolean): void {
  store.setState({ on });
  writeSetting('inMyBrand', on);
}

export function useInMyBrand(): boolean {
  return useStore(store, (choice) => choice.on);
}

/** Says which of several brand kits is meant from now on. */
export function chooseKit(kitId: string): void {
  store.setState({ kitId });
  writeSetting('brandKit', kitId);
}

/** The kit that mails are brought into: the one that was chosen, else the own one, else the first that is shared. */
export function kitInUse(brands: readonly StoredBrandKit[], kitId = store.getState().kitId): StoredBrandKit | null {
  return brands.find(({ id }) => id === kitId) ?? brands[0] ?? null;
}

export function useKitInUse(): StoredBrandKit | null {
  const kitId = useStore(store, (choice) => choice.kitId);
  return kitInUse(useBrands(), kitId);
}
