import type { SendingProfile } from '../../profiles/sending-profile.ts';
import { isFieldName, isLanguageWord } from '../conditions/field-name.ts';
import { BETWEEN_TEXTS, isInSpace, itemOf, outerExpression } from './field-name.ts';
import { formPattern } from './form-pattern.ts';

/**
 * Neutral names that a system's own could stand for: a field of an item of a list around it, one that is known, what is
 * in its usual form, and itself.
 *
 * @param lists the lists of the repeats around, the innermost last
 * @param isAlone whether nothing but the name stands in its tag: several words are a name there, elsewhere `a in b` is one
 * only to systems whose names are several words
 */
export function neutralNames(
  profile: SendingProfile,
  name: string,
  lists: readonly string[] = [],
  isAlone = false,
): readonly string[] {
  const { names, repeat } = profile;
  const known = Object.entries(names.known ?? {}).flatMap(([key, own]) =>
    own === name ? [KNOWN_NAMES[key] ?? key] : [],
  );
  const ofItem = lists.map((_, index) => itemOf(profile, name, lists, index)).filter((each) => each !== undefined);
  const form = repeat && lists.length > 0 ? outerExpression(repeat, '<name>', lists.length) : '<name>';
  const outer = form === '<name>' ? undefined : formPattern(form).exec(name)?.groups?.name;
  const outside = outer === undefined ? [] : neutralNames(profile, outer, [], isAlone);
  const forms = [names.other, names.dotted ?? '', names.quoted ?? '', ...Object.values(names.spaces ?? {})].flatMap(
    (form) => inside(form, name).map((each) => (form === names.quoted ? each.split(BETWEEN_TEXTS).join('.') : each)),
  );
  const isOneName = (each: string) =>
    !each.includes(' ') ||
    isAlone ||
    (names.words === true && (each !== name || !each.includes('.'))) ||
    (names.quoted !== undefined && each !== name);
  return [...ofItem.toReversed(), ...outside, ...known, ...forms, name].filter(
    (each) =>
      (NAME.test(each) || (each === name && isInSpace(profile, name))) &&
      !/\s\./.test(each) &&
      isFieldName(each) &&
      !isLanguageWord(each) &&
      !VALUE.test(each) &&
      isOneName(each),
  );
}

function inside(form: string, name: string): readonly string[] {
  const [before = '', after = ''] = form.split('<name>');
  const own = name.replaceAll("'", '"');
  const fits = name.length > before.length + after.length && own.startsWith(before) && own.endsWith(after);
  return form !== '' && fits ? [name.slice(before.length, name.length - after.length)] : [];
}

/** A colon parts a condition from what it is about, or a namespace that is none of the system's own. */
const NAME = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_ -]|\.(?=[\p{L}\p{N}_]))*$/u;

const VALUE = /^(?:true|false|null|nil|none|undefined|not|and|or|if|for|in|item)$/i;

/** As fields are called here from the start. */
const KNOWN_NAMES: Readonly<Record<string, string>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  jobtitle: 'jobTitle',
};
