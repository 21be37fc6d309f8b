import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { readSetting, writeSetting } from '../local-settings.ts';

const store = createStore<{ readonly on: boolean }>()(() => ({ on: readSetting('inMyBrand') ?? false }));

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
