import type { StoredBrandKit } from '@mailwright/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readSetting, writeSetting } from '../local-settings.ts';
import { useBrands } from './use-brands.ts';

interface Choice {
  readonly on: boolean;
  /** Id of the chosen kit; undefined until one was chosen. */
  readonly kitId: string | undefined;
}

const store = createStore<Choice>()(() => ({
  on: readSetting('inMyBrand') ?? false,
  kitId: readSetting('brandKit'),
}));

/** Returns whether new templates and inserted modules get the person's brand; this browser remembers it. */
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

/** Chooses the brand kit to use from now on. */
export function chooseKit(kitId: string): void {
  store.setState({ kitId });
  writeSetting('brandKit', kitId);
}

/** Returns the kit to use: the chosen one, or else the person's own one, or else the first shared one; null for none. */
export function kitInUse(brands: readonly StoredBrandKit[], kitId = store.getState().kitId): StoredBrandKit | null {
  return brands.find(({ id }) => id === kitId) ?? brands[0] ?? null;
}

export function useKitInUse(): StoredBrandKit | null {
  const kitId = useStore(store, (choice) => choice.kitId);
  return kitInUse(useBrands(), kitId);
}
