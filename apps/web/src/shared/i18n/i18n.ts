import { FALLBACK_LANGUAGE, isLoaded, languagesFor, load, loadedNamespaces, stringsOf } from './loaded-texts.ts';
import type { KeyOf, Namespace, TextKey, Values } from './text-key.ts';
import { fillIn, textOf } from './translate.ts';

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

let language = FALLBACK_LANGUAGE;
let wanted = language;
const listeners = new Set<() => void>();

/** The translator. Keys are flat: a dot in a key is part of its name. */
export const i18n = {
  /** The language that is spoken. */
  get language(): string {
    return language;
  },

  /** How the language is written. */
  dir(): 'ltr' | 'rtl' {
    return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  },

  /** A text in the language, in English where it has none; the key itself where nobody has one. */
  t(key: KeyOf<'shared'> | TextKey, values: Values = {}): string {
    return translated('shared', key, values);
  },

  /** Whether there is such a text, `namespace:key`. */
  exists(key: string): boolean {
    return found('shared', key, {}) !== undefined;
  },

  /** Fetches texts for code outside the page's components. Without a connection it goes on with their keys. */
  async loadNamespaces(...namespaces: readonly Namespace[]): Promise<void> {
    await Promise.allSettled(namespaces.filter((one) => !isLoaded(language, one)).map((one) => load(language, one)));
  },

  /** Speaks another language as soon as all that is shown is there in it; the last one asked for is it. */
  async changeLanguage(next: string): Promise<void> {
    wanted = next;
    await Promise.all(loadedNamespaces().map((namespace) => load(next, namespace)));
    if (wanted !== next || next === language) return;
    language = next;
    for (const listener of listeners) listener();
  },

  /** Calls back after each change of the language. Returns what ends that. */
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The text of a key that may name its namespace itself. */
export function translated(namespace: string, key: string, values: Values): string {
  return found(namespace, key, values) ?? key.slice(key.indexOf(':') + 1);
}

function found(namespace: string, key: string, values: Values): string | undefined {
  const colon = key.indexOf(':');
  const [from, plain] = colon < 0 ? [namespace, key] : [key.slice(0, colon), key.slice(colon + 1)];
  const count = typeof values.count === 'number' ? values.count : undefined;
  for (const one of languagesFor(language)) {
    const strings = stringsOf(one, from);
    const text = strings && textOf(strings, plain, one, count);
    if (text !== undefined) return fillIn(text, values);
  }
  return undefined;
}
