// `npm run language -- fr`: makes the folder of a language, or completes it with the texts that came since, in English.
import { bootstrap } from './runtime/bootstrap.mjs';

await bootstrap('tools/language.mjs');
const [language] = process.argv.slice(2);
if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language ?? '')) {
  throw new Error('Name a language by its tag, e.g. npm run language -- fr');
}
const { completeLanguage } = await import('./checks/texts/language-folders.ts');
const { englishTexts, LOCALES } = await import('./checks/texts/english-texts.ts');
const added = completeLanguage(LOCALES, language, englishTexts());
console.log(
  `apps/web/src/locales/${language}: ${added} texts to translate. \`node tools/check.mjs translations\` names each.`,
);
