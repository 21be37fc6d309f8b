import { CHECK_SENTENCES } from '@mailwright/checks';
import { ERRORS, FIELD_LABELS, MESSAGES } from '@mailwright/contract';
import type { Check } from '../check.ts';
import { readRepositoryFile, repositoryFiles } from '../repository-files.ts';
import { britishTexts } from './american-spelling.ts';
import { type SpokenStrings, spokenStrings } from './spoken-strings.ts';

const LOCALES = /^apps\/web\/src\/locales\/([\w-]+)\/([\w-]+)\.json$/;
const SOURCE = /^apps\/web\/src\/.*(?<!\.(test|d))\.tsx?$/;
/** Filled from the contract, the checks and the blocks, where the types and their own tests hold the keys. */
const FOREIGN = new Set(['errors', 'fields', 'findings', 'blocks']);
const ALWAYS = ['shared', 'messages'];
/** i18next picks the form by number; the code names the key without it. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

type Namespaces = Map<string, ReadonlySet<string>>;

function keysByLanguage(files: readonly string[]): Map<string, Namespaces> {
  const languages = new Map<string, Namespaces>();
  for (const file of files) {
    const [, language, namespace] = LOCALES.exec(file) ?? [];
    if (!language || !namespace) continue;
    const keys = Object.keys(JSON.parse(readRepositoryFile(file))).map((key) => key.replace(PLURAL, ''));
    const namespaces = languages.get(language) ?? new Map();
    languages.set(language, namespaces.set(namespace, new Set(keys)));
  }
  return languages;
}

function missingKeys(file: string, spoken: SpokenStrings, english: Namespaces): string[] {
  const here = spoken.namespaces.size === 0 ? [...english.keys()] : [...spoken.namespaces, ...ALWAYS];
  const has = (test: (key: string) => boolean, namespaces: readonly string[]) =>
    namespaces.some((name) => FOREIGN.has(name) || [...(english.get(name) ?? [])].some(test));
  const problems: string[] = [];
  for (const call of spoken.calls) {
    const colon = call.indexOf(':');
    const key = call.slice(colon + 1);
    const namespaces = colon < 0 ? here : [call.slice(0, colon)];
    if (!has((one) => one === key, namespaces)) problems.push(`${file}: no text for "${call}"`);
  }
  for (const pattern of spoken.patternCalls) {
    const namespaces = pattern.source.includes(':') ? [...english.keys()] : here;
    const matches = [...english].some(
      ([name, keys]) =>
        namespaces.includes(name) && [...keys].some((key) => pattern.test(key) || pattern.test(`${name}:${key}`)),
    );
    if (!matches && !/^\^(errors|fields|blocks):/.test(pattern.source)) {
      if (!here.some((name) => FOREIGN.has(name))) problems.push(`${file}: no text for any of ${pattern.source}`);
    }
  }
  return problems;
}

/** A key with a dot is hardly written for anything else; a single word counts only where the translator is asked. */
function isUsed(namespace: string, key: string, spoken: readonly SpokenStrings[]): boolean {
  const full = `${namespace}:${key}`;
  return spoken.some(
    ({ calls, literals, patterns }) =>
      calls.includes(key) ||
      literals.has(full) ||
      (key.includes('.') && literals.has(key)) ||
      patterns.some((pattern) => pattern.test(full) || (key.includes('.') && pattern.test(key))),
  );
}

/** Another language needs what English has, and the sentences that English takes from the contract and the checks. */
function unevenLanguages(languages: Map<string, Namespaces>, english: Namespaces): string[] {
  const wanted: Namespaces = new Map(english);
  wanted.set('messages', new Set(Object.keys(MESSAGES))).set('errors', new Set(Object.keys(ERRORS)));
  wanted.set('fields', new Set(Object.keys(FIELD_LABELS))).set('findings', new Set(Object.keys(CHECK_SENTENCES)));
  const problems: string[] = [];
  for (const [language, namespaces] of languages) {
    if (language === 'en') continue;
    for (const [namespace, keys] of wanted) {
      const own = namespaces.get(namespace) ?? new Set();
      for (const key of keys) if (!own.has(key)) problems.push(`locales/${language}/${namespace}.json lacks "${key}"`);
      for (const key of own) {
        if (!keys.has(key)) problems.push(`locales/${language}/${namespace}.json: "${key}" is not English`);
      }
    }
  }
  return problems;
}

/** A text of several words that is the same in another language was copied and never translated. */
function englishCopies(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const [, language, namespace] = LOCALES.exec(file) ?? [];
    const source = file.replace(`/${language}/`, '/en/');
    if (!language || language === 'en' || !files.includes(source)) return [];
    const english: Record<string, string> = JSON.parse(readRepositoryFile(source));
    return Object.entries<string>(JSON.parse(readRepositoryFile(file)))
      .filter(([key, text]) => text === english[key] && isSentence(text))
      .map(([key, text]) => `locales/${language}/${namespace}.json: "${key}" is still English: ${text}`);
  });
}

/** Two words of three letters or more: single ones (Desktop, Status) may well be the same in two languages. */
function isSentence(text: string): boolean {
  return (text.replace(/\{\{.*?\}\}/g, '').match(/\p{L}{3,}/gu) ?? []).length > 1;
}

/** Every text of the web client goes through the translator, exists, is used, and is in one English. */
export const translations: Check = {
  name: 'translations',
  async run() {
    const files = repositoryFiles();
    const languages = keysByLanguage(files);
    const english: Namespaces = languages.get('en') ?? new Map();
    const problems = [...unevenLanguages(languages, english), ...englishCopies(files), ...britishTexts(files)];
    english.set('messages', new Set(Object.keys(MESSAGES)));

    const sources = files.filter((file) => SOURCE.test(file));
    const spoken = sources.map((file) => spokenStrings(readRepositoryFile(file)));
    let count = 0;
    for (const [index, file] of sources.entries()) {
      const strings = spoken[index];
      if (!strings) continue;
      problems.push(...missingKeys(file, strings, english));
      for (const attribute of strings.literalAttributes) problems.push(`${file}: ${attribute} is not translated`);
    }
    for (const [namespace, keys] of english) {
      if (namespace === 'messages') continue;
      count += keys.size;
      for (const key of keys) {
        if (!isUsed(namespace, key, spoken)) problems.push(`locales/en/${namespace}.json: nothing says "${key}"`);
      }
    }
    return { problems, summary: `${count} keys, ${languages.size} ${languages.size === 1 ? 'language' : 'languages'}` };
  },
};
