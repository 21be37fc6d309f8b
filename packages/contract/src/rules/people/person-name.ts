import { oneLine } from '../template/template-texts.ts';

export const PERSON_NAME_MAX = 100;

/** Whether a part of somebody's name is one line: it stands in subjects of mails, in lists and in lines of a terminal. */
export function isOneLineName(name: string): boolean {
  return oneLine(name) === name.trim();
}

/** A part of a name as somebody else tells it, who is not there to correct it. */
export function cleanName(name: string): string {
  return oneLine(name).slice(0, PERSON_NAME_MAX).trim();
}
