import Negotiator from 'negotiator';

/** The languages that the server writes in: those of the interface. */
export const LANGUAGES = ['en', 'de', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language to write to somebody in who has chosen this one; English where it is none of ours. */
export function languageOf(locale: string | null | undefined): Language {
  const [tag] = (locale ?? '').toLowerCase().split('-');
  return LANGUAGES.find((language) => language === tag) ?? 'en';
}

/**
 * The language that somebody reads the interface in: what they have chosen, else what their browser asks for.
 * @param asked the header `Accept-Language` of a call that their browser made
 */
export function languageAt(chosen: string | null, asked: string | undefined): Language {
  if (chosen !== null) return languageOf(chosen);
  return languageOf(new Negotiator({ headers: { 'accept-language': asked ?? '' } }).language([...LANGUAGES]));
}

/** A moment as it is written in a text, in UTC: nobody knows where it is read. `at`: milliseconds since 1970. */
export function timeIn(language: Language, at: number): string {
  const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(language, { ...day, ...time }).format(at);
}
