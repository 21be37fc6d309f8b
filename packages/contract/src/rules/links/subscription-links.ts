import { unsubscribes } from './unsubscribes.ts';

/** As tags and addresses of sending systems name them, and as readers are told in the languages of the product. */
const PREFERENCES = 'unsubscribe profile|update profile|manage url|preferences?|preferenc|einstellungen|preferencias';
const VIEW = [
  'view in browser|view (?:it |this (?:e ?mail|message) )?(?:online|in (?:a|the|your) )|web ?version|web ?view|message ?url',
  String.raw`\*\|archive`,
  '(?:im|in ihrem) (?:web)?browser|online ansehen|en (?:el|tu|su) navegador|version web',
].join('|');

const SUBSCRIPTION = new RegExp(`${PREFERENCES}|${VIEW}`, 'i');

/** Characters at the beginning of an address or a text that are searched; a label of a link has fewer. */
const MAX_SEARCHED_LENGTH = 2000;

/**
 * Returns whether a link is one that readers must have: to unsubscribe, to their preferences, or to the email in a
 * browser. Judged by its address or its text.
 */
export function isSubscriptionLink(address: string, words = ''): boolean {
  const isNamed = (text: string) =>
    SUBSCRIPTION.test(
      text
        .slice(0, MAX_SEARCHED_LENGTH)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .replace(/[\s_+-]+/g, ' '),
    );
  return unsubscribes(address, words) || isNamed(address) || isNamed(words);
}
