import { FALLBACK_LANGUAGE, isLoaded, languagesFor, load, loadedNamespaces, stringsOf } from './loaded-texts.ts';
import type { KeyOf, Namespace, TextKey, Values } from './text-key.ts';
import { fillIn, textOf } from './translate.ts';

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

let language = FALLBACK_LANGUAGE;
let wanted = language;
const listeners = new Set<() => void>();

/** Translator. Keys are flat: a dot in a key is part of its name. */
export const i18n = {
  /** Current language. */
  get language(): string {
    return language;
  },

  /** Returns the writing direction of the current language. */
  dir(): 'ltr' | 'rtl' {
    return RIGHT_TO_LEFT.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
  },

  /**
   * Returns a text in the current language, or in English where it is missing there; the key itself where no language has it.
   */
  t(key: KeyOf<'shared'> | TextKey, values: Values = {}): string {
    return translated('shared', key, values);
  },

  /** Returns whether there is a text for `namespace:key`. */
  exists(key: string): boolean {
    return found('shared', key, {}) !== undefined;
  },

  /** Loads texts for code outside the page's components. Without a connection it resolves too, and keys are shown. */
  async loadNamespaces(...namespaces: readonly Namespace[]): Promise<void> {
    await Promise.allSettled(namespaces.filter((one) => !isLoaded(language, one)).map((one) => load(language, one)));
  },

  /** Changes to another language as soon as all texts in use are loaded in it. Of several calls the last one counts. */
  async changeLanguage(next: string): Promise<void> {
    wanted = next;
    await Promise.all(loadedNamespaces().map((namespace) => load(next, namespace)));
    if (wanted !== next || next === language) return;
    language = next;
    for (const listener of listeners) listener();
  },

  /** Calls `listener` after each change of the language. Returns a function that ends that. */
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Returns the text of a key, which may begin with a namespace. */
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
