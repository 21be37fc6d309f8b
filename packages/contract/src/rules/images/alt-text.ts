import type { AltTexts } from '../../entities/images/asset.ts';

/** The text of an image in a language, else in the same one of another region; '' where it has none of these. */
export function altTextFor(texts: AltTexts, language: string): string {
  const own = texts[language];
  if (own) return own;
  const [base = ''] = language.split('-');
  const near = Object.keys(texts).find((each) => each.split('-')[0] === base && texts[each]);
  return (near && texts[near]) ?? '';
}
