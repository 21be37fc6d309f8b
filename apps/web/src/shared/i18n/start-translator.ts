import { afterPaint } from '../after-paint.ts';
import { readSetting } from '../local-settings.ts';
import { i18n } from './i18n.ts';
import { knownLanguage } from './known-language.ts';
import { load } from './loaded-texts.ts';

/** Namespaces that any page may need, including the names of the product's own templates and modules. */
const FIRST = ['shared', 'messages', 'fields', 'library'];
/** Namespace of the error texts. Until it is loaded, failures are shown in the server's own words. */
const SOON = 'errors';

/** Starts the translator in the remembered language; on a first visit in that of the browser. */
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
