import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:emoji-languages';
const RESOLVED = `\0${NAME}`;

/**
 * Returns a plugin that gives the emoji picker its texts in each language that has a folder of translations, if the picker's
 * library has that language. A language added to the interface is added to the picker without further work, and no other
 * language is part of the build.
 */
export function emojiLanguages(locales: string, modules: string): Plugin {
  return {
    name: 'emoji-languages',
    resolveId: (source) => (source === NAME ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? emojiModule(readdirSync(locales), modules) : null),
  };
}

/**
 * Returns the source of the module: for each language, the address of the emoji names and the import of the library's own
 * texts.
 */
export function emojiModule(languages: readonly string[], modules: string): string {
  const words = readdirSync(join(modules, 'emoji-picker-element/i18n')).filter((file) => file.endsWith('.js'));
  const entries = languages.flatMap((language) => {
    // The library says `pt_BR` where languages are tagged `pt-BR`; without a region it takes the first that it has.
    const tag = language.replace('-', '_');
    const own = words.find((file) => file === `${tag}.js`) ?? words.find((file) => file.startsWith(`${tag}_`));
    const data = `emoji-picker-element-data/${language}/cldr/data.json`;
    if (own === undefined || !existsSync(join(modules, data))) return [];
    return [{ language, data, words: `emoji-picker-element/i18n/${own.replace('.js', '')}` }];
  });
  const imports = entries.map(({ data }, index) => `import data${index} from '${data}?url';`);
  const lines = entries.map(
    ({ language, words: path }, index) =>
      `  '${language}': { dataSource: data${index}, words: () => import('${path}') },`,
  );
  return `${imports.join('\n')}\nexport const EMOJI_LANGUAGES = {\n${lines.join('\n')}\n};\n`;
}
