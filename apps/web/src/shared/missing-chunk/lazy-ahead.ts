import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

interface LoadedComponent<P> {
  readonly default: ComponentType<P>;
}

/**
 * A component that is fetched when it is first shown, or ahead of that by the second of both: then it is drawn at once.
 * React would draw its place empty even so, and what comes after an empty place no sooner than 300 ms later.
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

/** A promise that is not waited for: who asks is answered while asking. */
function atOnce<T>(value: T): Promise<T> {
  const answered = Promise.resolve(value);
  return Object.assign(answered, {
    // biome-ignore lint/suspicious/noThenProperty: this is what makes it one.
    then: (answer: (value: T) => unknown) => Promise.resolve(answer(value)),
  }) as Promise<T>;
}
