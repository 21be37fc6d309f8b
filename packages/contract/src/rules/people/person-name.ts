import { oneLine } from '../template/template-texts.ts';

export const PERSON_NAME_MAX = 100;

/**
 * Returns whether a part of a person's name is one line, since names are in subjects of mails, in lists and in terminal
 * output.
 */
export function isOneLineName(name: string): boolean {
  return oneLine(name) === name.trim();
}

/**
 * Returns a part of a name from another source, as one line of at most `PERSON_NAME_MAX` characters; its owner is not
 * there to correct it.
 */
export function cleanName(name: string): string {
  return oneLine(name).slice(0, PERSON_NAME_MAX).trim();
}
