import { loadNamespace, type Strings } from './load-namespace.ts';
import { PSEUDO_LANGUAGE, toPseudo } from './pseudo-locale.ts';

/** Language used where another one lacks a text. */
export const FALLBACK_LANGUAGE = 'en';

/** Waiting times before a file that failed to load is requested again, milliseconds. */
const TRY_AGAIN = [500, 1500];
/**
 * Time that a failure is remembered, milliseconds: callers that waited for the texts get it, later ones load the texts again.
 */
const FAILURE_STANDS = 1000;

const texts = new Map<string, Strings>();
const onTheWay = new Map<string, Promise<void>>();
const failures = new Map<string, unknown>();

/** Returns the languages in which a text is searched for, in this order. */
export const languagesFor = (language: string): readonly string[] => [...new Set([language, FALLBACK_LANGUAGE])];

/** Returns the loaded strings of a namespace in one language; undefined when they are not loaded. */
export function stringsOf(language: string, namespace: string): Strings | undefined {
  return texts.get(`${language}/${namespace}`);
}

/** Returns whether a namespace is loaded in a language and in English. */
export function isLoaded(language: string, namespace: string): boolean {
  return languagesFor(language).every((one) => stringsOf(one, namespace) !== undefined);
}

/** Returns every namespace that is loaded in any language. */
export function loadedNamespaces(): readonly string[] {
  return [...new Set([...texts.keys()].map((key) => key.slice(key.indexOf('/') + 1)))];
}

/** Adds the texts of a namespace in a language. */
export function addStrings(language: string, namespace: string, strings: Strings): void {
  texts.set(`${language}/${namespace}`, strings);
}

/** Loads a namespace in a language and in English. Calls made while it is loading return the same promise. */
export function load(language: string, namespace: string, read = loadNamespace): Promise<void> {
  const key = `${language}/${namespace}`;
  const waiting = onTheWay.get(key);
  if (waiting) return waiting;
  const missing = languagesFor(language).filter((one) => stringsOf(one, namespace) === undefined);
  const coming = Promise.all(missing.map((one) => fetchStrings(one, namespace, read))).then(() => undefined);
  onTheWay.set(key, coming);
  const end = () => void onTheWay.delete(key);
  coming.then(end, (error: unknown) => {
    end();
    failures.set(key, error);
    setTimeout(() => failures.delete(key), FAILURE_STANDS);
  });
  return coming;
}

/** Returns the error with which a namespace has just failed to load; undefined for none. */
export function failureOf(language: string, namespace: string): unknown {
  return failures.get(`${language}/${namespace}`);
}

async function fetchStrings(language: string, namespace: string, read: typeof loadNamespace, tries = 0): Promise<void> {
  try {
    const isPseudo = language === PSEUDO_LANGUAGE;
    const strings = await read(isPseudo ? 'en' : language, namespace);
    addStrings(language, namespace, isPseudo ? toPseudo(strings) : strings);
  } catch (error) {
    const wait = TRY_AGAIN[tries];
    if (wait === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return fetchStrings(language, namespace, read, tries + 1);
  }
}
