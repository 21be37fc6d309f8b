import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../runtime/root.mjs';
import type { Check } from '../check.ts';
import { readRepositoryFile, repositoryFiles } from '../repository-files.ts';
import { britishTexts } from './american-spelling.ts';
import { englishTexts, LOCALES } from './english-texts.ts';
import { keyOf, languageProblems, otherLanguages, readLanguage } from './language-folders.ts';
import { type SpokenStrings, spokenStrings } from './spoken-strings.ts';

/** The types of the keys; made from the names of English's files. */
const ENGLISH_TYPES = 'apps/web/src/shared/i18n/english-files.ts';
const SOURCE = /^apps\/web\/src\/.*(?<!\.(test|d))\.tsx?$/;
/** Filled from the contract, the checks and the blocks, where the types and their own tests hold the keys. */
const FOREIGN = new Set(['errors', 'fields', 'findings', 'blocks', 'library']);
const ALWAYS = ['shared', 'messages'];

type Keys = ReadonlyMap<string, ReadonlySet<string>>;

function missingKeys(file: string, spoken: SpokenStrings, english: Keys): string[] {
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

/** Types that name each file of English, so that a new one is known to the translator by lying there. */
function englishTypes(): string {
  const names = [...readLanguage(LOCALES, 'en').keys()].sort();
  const lines = names.map((name) => `  ${name}: typeof import('../../locales/en/${name}.json');`);
  return `// Made by \`npm run check -- --fix\` from the files of locales/en.\nexport interface EnglishFiles {\n${lines.join('\n')}\n}\n`;
}

/** Every text of the web client goes through the translator, exists, is used, is in one English, and is in every language. */
export const translations: Check = {
  name: 'translations',
  async run({ fix }) {
    const files = repositoryFiles();
    const wanted = englishTexts();
    const languages = otherLanguages(LOCALES);
    const problems = languages.flatMap((language) => languageProblems(LOCALES, language, wanted));
    problems.push(...britishTexts(wanted));
    if (fix) writeFileSync(join(root, ENGLISH_TYPES), englishTypes());
    if (readRepositoryFile(ENGLISH_TYPES) !== englishTypes()) {
      problems.push(`${ENGLISH_TYPES} does not name the files of locales/en: run \`npm run check -- --fix\``);
    }

    const english: Keys = new Map(
      [...wanted]
        .filter(([name]) => name === 'messages' || !FOREIGN.has(name))
        .map(([name, texts]) => [name, new Set(Object.keys(texts).map(keyOf))]),
    );
    const sources = files.filter((file) => SOURCE.test(file));
    const spoken = sources.map((file) => spokenStrings(readRepositoryFile(file)));
    for (const [index, file] of sources.entries()) {
      const strings = spoken[index];
      if (!strings) continue;
      problems.push(...missingKeys(file, strings, english));
      for (const attribute of strings.literalAttributes) problems.push(`${file}: ${attribute} is not translated`);
    }
    let count = 0;
    for (const [namespace, keys] of english) {
      if (namespace === 'messages') continue;
      count += keys.size;
      for (const key of keys) {
        if (!isUsed(namespace, key, spoken)) problems.push(`locales/en/${namespace}.json: nothing says "${key}"`);
      }
    }
    return { problems, summary: `${count} keys, ${languages.length + 1} languages` };
  },
};
