import type { SendingProfile } from '../../profiles/sending-profile.ts';
import type { NeutralField } from '../tags/neutral-field.ts';
import { knownName } from './field-name.ts';
import { looseWords, printedText } from './text-literal.ts';
import { fallbackForm, isSpecialField } from './write-field.ts';

/**
 * What a system cannot say of a field: it has no such link, its names are one word, it has no fallbacks, or its tags
 * cannot hold all characters of this one.
 */
export type FieldProblem = 'special' | 'name' | 'fallback' | 'fallback-signs';

/** Why a field cannot be written as it is meant; undefined where it can. */
export function fieldProblem(
  profile: SendingProfile,
  { name, fallback }: NeutralField,
  lists: readonly string[] = [],
): FieldProblem | undefined {
  if (profile.special && isSpecialField(name)) return profile.special[name] === undefined ? 'special' : undefined;
  const { words, capitals } = profile.names;
  const isKnown = knownName(profile, name) !== undefined;
  if (!words && !capitals && !isKnown && /[ :-]/.test(name) && !/^[a-z]+:/.test(name)) return 'name';
  if (!fallback) return undefined;
  const form = fallbackForm(profile, name, lists);
  if (form === undefined) return 'fallback';
  const written = form.includes('<content>')
    ? looseWords(fallback, 'html')
    : printedText(fallback, profile.text, 'html');
  return written.isWhole ? undefined : 'fallback-signs';
}
