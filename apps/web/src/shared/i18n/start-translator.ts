import { afterPaint } from '../after-paint.ts';
import { readSetting } from '../local-settings.ts';
import { i18n } from './i18n.ts';
import { knownLanguage } from './known-language.ts';
import { load } from './loaded-texts.ts';

/** What any page may need, the product's own templates and modules by name included. */
const FIRST = ['shared', 'messages', 'fields', 'library'];
/** What is told of failures; until it has come, failures are told in the server's own words. */
const SOON = 'errors';

/** Starts the translator in the remembered language, for newcomers in that of their browser. */
export async function startTranslator(): Promise<void> {
  const language = knownLanguage([readSetting('language') ?? [], navigator.languages].flat());
  // What did not come is asked for again, and told of, where it is shown.
  await Promise.allSettled(FIRST.map((namespace) => load(language, namespace)));
  await i18n.changeLanguage(language).catch(() => undefined);
  const markLanguage = () => {
    document.documentElement.lang = i18n.language;
    document.documentElement.dir = i18n.dir();
  };
  markLanguage();
  i18n.onChange(markLanguage);
  afterPaint(() => void i18n.loadNamespaces(SOON));
}
