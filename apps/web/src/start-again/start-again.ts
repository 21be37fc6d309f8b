import { firstSpoken } from '../shared/i18n/first-spoken.ts';
import { readSetting } from '../shared/local-settings.ts';
import { serverAnswers } from '../shared/missing-chunk/server-answers.ts';
import { nextTry } from './next-try.ts';

const TEXTS = import.meta.glob<string>('../locales/*/start.json', { import: 'again', eager: true });

/** Shows that a part is missing, and loads the page again as soon as the server answers. */
async function startAgain(): Promise<void> {
  say();
  do await new Promise((resolve) => setTimeout(resolve, nextTry(Date.now())));
  while (!(await serverAnswers()));
  location.reload();
}

function say(): void {
  if (!document.body) {
    document.addEventListener('DOMContentLoaded', say);
    return;
  }
  const byLanguage = new Map(Object.entries(TEXTS).map(([path, text]) => [path.split('/').at(-2) ?? '', text]));
  const wanted = [readSetting('language') ?? [], navigator.languages].flat();
  const language = firstSpoken(wanted, [...byLanguage.keys()]) ?? 'en';
  const words = document.createElement('p');
  words.role = 'status';
  words.lang = language;
  words.style.cssText =
    'margin: 20vh auto; padding: 0 1rem; max-width: 30rem; font: 16px/1.5 sans-serif; text-align: center';
  words.textContent = byLanguage.get(language) ?? '';
  document.body.prepend(words);
}

void startAgain();
