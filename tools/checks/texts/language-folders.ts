import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of one file by their keys. */
export type Texts = Readonly<Record<string, string>>;
/** Texts of a language by the names of its files, which the translator calls namespaces. */
export type Namespaces = ReadonlyMap<string, Texts>;

/** The translator picks the form by number; the code names the key without it. */
const PLURAL = /_(zero|one|two|few|many|other)$/;
/** A list of texts that are the same in English, since a translation that nobody made looks the same. */
const SAME = 'same-as-english';
const SHOWN = 3;

export function keyOf(key: string): string {
  return key.replace(PLURAL, '');
}

/** The files of a language's folder. */
export function readLanguage(locales: string, language: string): Namespaces {
  const files = readdirSync(join(locales, language)).filter(
    (file) => file.endsWith('.json') && file !== `${SAME}.json`,
  );
  return new Map(files.map((file) => [file.replace('.json', ''), readJson(join(locales, language, file))]));
}

/** The languages that have a folder, besides English. */
export function otherLanguages(locales: string): readonly string[] {
  return readdirSync(locales).filter((language) => language !== 'en');
}

/**
 * Returns the problems of a language's folder: keys it lacks, keys that English does not have, texts that are still English.
 * `english` holds all texts that are to be translated.
 */
export function languageProblems(locales: string, language: string, english: Namespaces): readonly string[] {
  const own = readLanguage(locales, language);
  const at = (name: string) => `apps/web/src/locales/${language}/${name}.json`;
  const same = readSame(locales, language);
  const unused = new Set(same);
  const problems: string[] = [];
  for (const [name, source] of english) {
    const texts = own.get(name) ?? {};
    const missing = missingKeys(source, texts).map((key) => `"${key}" (${source[key]})`);
    if (missing.length > 0) problems.push(`${at(name)} has no translation of ${listed(missing)}`);
    for (const [key, text] of Object.entries(texts)) {
      const original = source[key] ?? source[`${keyOf(key)}_other`];
      if (original === undefined) problems.push(`${at(name)}: "${key}" is no key of English`);
      else if (text.trim() === '') problems.push(`${at(name)}: "${key}" is empty`);
      else if (text === original && hasWords(text) && !unused.delete(text) && !same.includes(text)) {
        problems.push(`${at(name)}: "${key}" is still English: ${text}`);
      }
      const unknown = placeholders(text).filter((one) => !placeholders(original ?? text).includes(one));
      if (unknown.length > 0) problems.push(`${at(name)}: "${key}" names ${unknown}, which English does not fill in`);
    }
  }
  for (const name of own.keys()) if (!english.has(name)) problems.push(`${at(name)}: English has no such file`);
  for (const text of unused) problems.push(`${at(SAME)}: no text of this language is "${text}" as in English`);
  return problems;
}

/** Writes what a language lacks, in English, for somebody to translate; makes its folder. Returns how many texts. */
export function completeLanguage(locales: string, language: string, english: Namespaces): number {
  mkdirSync(join(locales, language), { recursive: true });
  const own = readLanguage(locales, language);
  let added = 0;
  for (const [name, source] of english) {
    const texts = own.get(name) ?? {};
    const missing = new Set(missingKeys(source, texts));
    if (missing.size === 0) continue;
    added += missing.size;
    // In the order of English, so that the two files can be read side by side.
    const known = Object.keys(source).filter((key) => missing.has(key) || key in texts);
    const rest = Object.keys(texts).filter((key) => !known.includes(key));
    writeJson(
      join(locales, language, `${name}.json`),
      Object.fromEntries([...known, ...rest].map((key) => [key, texts[key] ?? source[key] ?? ''])),
    );
  }
  if (!existsSync(join(locales, language, `${SAME}.json`))) writeJson(join(locales, language, `${SAME}.json`), []);
  return added;
}

function missingKeys(source: Texts, texts: Texts): readonly string[] {
  const have = new Set(Object.keys(texts).map(keyOf));
  return Object.keys(source).filter((key) => !have.has(keyOf(key)));
}

function listed(entries: readonly string[]): string {
  const more = entries.length - SHOWN;
  return more > 0 ? `${entries.slice(0, SHOWN).join(', ')} and ${more} more` : entries.join(', ');
}

/** Numbers, units and abbreviations are the same everywhere. */
function hasWords(text: string): boolean {
  return (text.replace(/\{\{.*?\}\}/g, '').match(/\p{L}{3,}/gu) ?? []).some((word) => /\p{Ll}/u.test(word));
}

function placeholders(text: string): readonly string[] {
  return text.match(/\{\{.*?\}\}/g) ?? [];
}

function readSame(locales: string, language: string): readonly string[] {
  const file = join(locales, language, `${SAME}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function readJson(file: string): Texts {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
