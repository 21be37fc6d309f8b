import { PROFILES, recognizeProfile } from '@mailwright/contract';

/** The sending system whose tags are in code, by name; undefined where none is recognized. */
export function systemOf(html: string): string | undefined {
  return recognizeProfile([html], PROFILES)?.name;
}
