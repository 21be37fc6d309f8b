import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * Returns a component that is loaded when it is first shown: `lazyChunk(async () => (await import('./Dialog.tsx')).Dialog)`.
 */
export function lazyChunk<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await load() }));
}
