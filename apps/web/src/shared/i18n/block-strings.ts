import { BLOCKS, loadTranslations } from '@mailwright/blocks';
import type { Strings } from './load-namespace.ts';

/** Strings of the blocks' own folders as `<type>.<key>`. */
export async function blockStrings(language: string): Promise<Strings> {
  const texts =
    language === 'en'
      ? BLOCKS.map(({ type, strings }) => [type, strings.en] as const)
      : Object.entries(await loadTranslations()).map(([type, spoken]) => [type, spoken[language] ?? {}] as const);
  return Object.fromEntries(
    texts.flatMap(([type, strings]) => Object.entries(strings).map(([key, text]) => [`${type}.${key}`, text])),
  );
}
