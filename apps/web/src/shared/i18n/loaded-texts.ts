import { loadNamespace, type Strings } from './load-namespace.ts';
import { PSEUDO_LANGUAGE, toPseudo } from './pseudo-locale.ts';

/** Steps in where a language lacks a text. */
export const FALLBACK_LANGUAGE = 'en';

/** Waits before a file that did not come is asked for again, in ms. */
const TRY_AGAIN = [500, 1500];
/** How long a failure stands, in ms: whoever waited hears of it, and who comes later asks anew. */
const FAILURE_STANDS = 1000;

const texts = new Map<string, Strings>();
const onTheWay = new Map<string, Promise<void>>();
const failures = new Map<string, unknown>();

/** The languages that a text is looked for in, in this order. */
export const languagesFor = (language: string): readonly string[] => [...new Set([language, FALLBACK_LANGUAGE])];

/** What is loaded of a namespace in one language. */
export function stringsOf(language: string, namespace: string): Strings | undefined {
  return texts.get(`${language}/${namespace}`);
}

/** Whether a namespace is there in a language, and in English beside it. */
export function isLoaded(language: string, namespace: string): boolean {
  return languagesFor(language).every((one) => stringsOf(one, namespace) !== undefined);
}

/** Every namespace that is loaded in any language. */
export function loadedNamespaces(): readonly string[] {
  return [...new Set([...texts.keys()].map((key) => key.slice(key.indexOf('/') + 1)))];
}

/** Takes the texts of a namespace in. */
export function addStrings(language: string, namespace: string, strings: Strings): void {
  texts.set(`${language}/${namespace}`, strings);
}

/** Loads a namespace in a language, and in English beside it. The promise is the same while it is on its way. */
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

/** Why a namespace has just not come. */
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
