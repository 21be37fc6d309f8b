import { LIMITS } from '../../limits.ts';
import { characterCount } from '../text-length.ts';

/** Reason why a name or description is refused. */
type TextProblem = 'required' | 'too-long' | 'forbidden-character' | 'edge-space';

/** Characters that names and descriptions may not contain, besides control characters. */
export const FORBIDDEN_CHARACTERS = '!@#$%^&*,.?":{}|<>';

const FORBIDDEN = /[!@#$%^&*,.?":{}|<>\p{Cc}]/u;
const EDGE_SPACE = /^\s|\s$/u;

/** Returns the problem of a template's name; null when it has none. */
export function nameProblem(name: string): TextProblem | null {
  if (name.trim() === '') return 'required';
  return textProblem(name, LIMITS.name.max);
}

/** The rule for descriptions: the same as for names when not empty, but shorter; null when it is good. */
export function descriptionProblem(description: string): TextProblem | null {
  return description === '' ? null : textProblem(description, LIMITS.description.max);
}

/** The characters of a text that names and descriptions may not contain, each once, in their order. */
export function forbiddenCharacters(text: string): readonly string[] {
  return [...new Set(text.match(new RegExp(FORBIDDEN, 'gu')))];
}

/** A text without what names and descriptions may not contain, cut to a length; '' when nothing of it is left. */
export function withoutForbidden(text: string, max: number): string {
  const permitted = text
    .replace(new RegExp(`${FORBIDDEN.source}+`, 'gu'), ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...permitted].slice(0, max).join('').trimEnd();
}

function textProblem(text: string, max: number): TextProblem | null {
  if (characterCount(text) > max) return 'too-long';
  if (FORBIDDEN.test(text)) return 'forbidden-character';
  return EDGE_SPACE.test(text) ? 'edge-space' : null;
}
