import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readSetting } from '../local-settings.ts';
import { knownLanguage } from './known-language.ts';
import { loadNamespace } from './load-namespace.ts';
import { PSEUDO_LANGUAGE, toPseudo } from './pseudo-locale.ts';

const backend: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read(language, namespace) {
    return language === PSEUDO_LANGUAGE
      ? loadNamespace('en', namespace).then(toPseudo)
      : loadNamespace(language, namespace);
  },
};

/** Starts the translator in the remembered language, for newcomers in that of their browser. Keys are flat: a dot in a key is part of its name. */
export async function startTranslator(): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: knownLanguage([readSetting('language') ?? [], navigator.languages].flat()),
      fallbackLng: 'en',
      load: 'currentOnly',
      ns: ['shared', 'messages', 'errors', 'fields', 'library'],
      defaultNS: 'shared',
      keySeparator: false,
      interpolation: { escapeValue: false },
    });
  const markLanguage = (language: string) => {
    document.documentElement.lang = language;
    document.documentElement.dir = i18next.dir(language);
  };
  markLanguage(i18next.language);
  i18next.on('languageChanged', markLanguage);
}
