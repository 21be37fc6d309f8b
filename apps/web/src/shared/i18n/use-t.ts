import { useSyncExternalStore } from 'react';
import { i18n, translated } from './i18n.ts';
import { failureOf, isLoaded, load } from './loaded-texts.ts';
import type { Namespace, Translate, Values } from './text-key.ts';

const known = new Map<string, (key: string, values?: Values) => string>();

/**
 * Returns the translate function of a namespace, which also knows `shared:` and `messages:` keys. Suspends until the strings
 * are loaded.
 */
export function useT<N extends Namespace>(namespace: N): Translate<N> {
  const language = useLanguage();
  for (const one of [namespace, 'shared', 'messages']) {
    // Thrown, not given to `use`: React then takes a later hook of the component for one of an update (its error 467).
    if (!isLoaded(language, one)) throw failureOf(language, one) ?? load(language, one);
  }
  return translateOf(language, namespace);
}

/** Returns the current language; the component renders again when it changes. */
export function useLanguage(): string {
  return useSyncExternalStore(i18n.onChange, spoken, spoken);
}

const spoken = () => i18n.language;

/**
 * Returns the translate function of a language and a namespace. Each language has another one, so that values memoized by it
 * are computed again when the language changes.
 */
function translateOf<N extends Namespace>(language: string, namespace: N): Translate<N> {
  const name = `${language}/${namespace}`;
  const before = known.get(name);
  if (before) return before;
  const translate = (key: string, values: Values = {}) => translated(namespace, key, values);
  known.set(name, translate);
  return translate;
}
