import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

interface LoadedComponent<P> {
  readonly default: ComponentType<P>;
}

/**
 * Returns a component that is loaded when it is first shown, and a function that loads it before that, so that it is drawn at
 * once. With `lazy` alone React would first draw an empty place even for loaded code, and the content at least 300 ms later.
 */
export function lazyAhead<P>(
  load: () => Promise<ComponentType<P>>,
): readonly [LazyExoticComponent<ComponentType<P>>, () => Promise<unknown>] {
  let loaded: LoadedComponent<P> | undefined;
  const fetch = async () => {
    loaded ??= { default: await load() };
    return loaded;
  };
  return [lazy(() => (loaded ? atOnce(loaded) : fetch())), fetch];
}

/** Returns a promise that calls `then` callbacks synchronously. */
function atOnce<T>(value: T): Promise<T> {
  const answered = Promise.resolve(value);
  return Object.assign(answered, {
    // biome-ignore lint/suspicious/noThenProperty: this is what makes it one.
    then: (answer: (value: T) => unknown) => Promise.resolve(answer(value)),
  }) as Promise<T>;
}
