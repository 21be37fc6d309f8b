import type { SendingProfile } from '../../profiles/sending-profile.ts';
import { itemName, itemOf } from './field-name.ts';
import { formPattern } from './form-pattern.ts';

/**
 * Neutral names that a system's own could stand for: a field of an item of a list around it, one that is known, what is
 * in its usual form, and itself.
 *
 * @param lists the lists of the repeats around, the innermost last
 */
export function neutralNames(profile: SendingProfile, name: string, lists: readonly string[] = []): readonly string[] {
  const { names, repeat } = profile;
  const known = Object.entries(names.known ?? {}).flatMap(([key, own]) =>
    own === name ? [KNOWN_NAMES[key] ?? key] : [],
  );
  const ofItem = lists
    .map((list, index) => itemOf(profile, name, list, itemName(index)))
    .filter((each) => each !== undefined);
  const outer = lists.length > 0 && repeat?.outer ? formPattern(repeat.outer).exec(name)?.groups?.name : undefined;
  const outside = outer === undefined ? [] : neutralNames(profile, outer);
  const forms = [names.other, names.dotted ?? ''].flatMap((form) => inside(form, name));
  return [...ofItem.toReversed(), ...outside, ...known, ...forms, name].filter(
    (each) => NAME.test(each) && !KEYWORD.test(each) && (names.words === true || !each.includes(' ')),
  );
}

function inside(form: string, name: string): readonly string[] {
  const [before = '', after = ''] = form.split('<name>');
  const own = name.replaceAll("'", '"');
  const fits = name.length > before.length + after.length && own.startsWith(before) && own.endsWith(after);
  return form !== '' && fits ? [name.slice(before.length, name.length - after.length)] : [];
}

/** A colon parts a condition or a namespace from what it is about. */
const NAME = /^[\p{L}_][\p{L}\p{N}_. -]*$/u;

const KEYWORD = /^(?:else|elseif|elsif|end|endif|endfor|if|for|this|item|not|and|or)$/i;

/** As fields are called here from the start. */
const KNOWN_NAMES: Readonly<Record<string, string>> = {
  firstname: 'firstName',
  lastname: 'lastName',
  jobtitle: 'jobTitle',
};
