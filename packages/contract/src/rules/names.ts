import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { characterCount } from './text-length.ts';

/** Why a name or description is refused. */
export type TextProblem = 'required' | 'too-long' | 'forbidden-character' | 'edge-space';

const FORBIDDEN = /[!@#$%^&*,.?":{}|<>\p{Cc}]/u;
const EDGE_SPACE = /^\s|\s$/u;

/** The rule for template names; null when the name is good. */
export function nameProblem(name: string): TextProblem | null {
  if (name.trim() === '') return 'required';
  return textProblem(name, LIMITS.name.max);
}

/** The rule for descriptions: the same as for names when not empty, but shorter; null when it is good. */
export function descriptionProblem(description: string): TextProblem | null {
  return description === '' ? null : textProblem(description, LIMITS.description.max);
}

/** The sentence of the specification for a problem. */
export function textProblemMessage(field: 'name' | 'description', problem: TextProblem): string {
  if (problem === 'required') return MESSAGES.nameRequired;
  return field === 'name' ? MESSAGES.nameRule : MESSAGES.descriptionRule;
}

function textProblem(text: string, max: number): TextProblem | null {
  if (characterCount(text) > max) return 'too-long';
  if (FORBIDDEN.test(text)) return 'forbidden-character';
  return EDGE_SPACE.test(text) ? 'edge-space' : null;
}
