import type { FieldNames, RepeatForms, SendingProfile } from '../../profiles/sending-profile.ts';
import { cleanFieldName } from '../conditions/field-name.ts';
import { fillForm } from './fill-form.ts';

/**
 * Returns the system's name of a field.
 *
 * @param lists the lists of the repeats around, the innermost last: `lines` makes `lines.title` a field of its item
 */
export function fieldExpression(profile: SendingProfile, name: string, lists: readonly string[] = []): string {
  const clean = cleanName(ownName(profile, name));
  const { repeat } = profile;
  const index = listOf(clean, lists);
  if (index >= 0 && repeat) {
    const list = lists[index] ?? '';
    return itemExpression(repeat, clean === list ? '' : clean.slice(list.length + 1), index, lists.length);
  }
  const expression = ownExpression(profile, clean);
  return repeat && lists.length > 0 ? outerExpression(repeat, expression, lists.length) : expression;
}

/** Returns the index in `lists` of the list whose item the name is a field of; -1 for a field of the reader. */
export function listOf(name: string, lists: readonly string[]): number {
  return lists.findLastIndex((list) => name === list || name.startsWith(`${list}.`));
}

/** Returns the name of a repeat's item within the repeat. */
export function itemName(depth: number): string {
  return depth === 0 ? 'item' : `item_${depth + 1}`;
}

/**
 * Returns the neutral name of a system's name for a field of an item, or for the item; undefined for any other name.
 *
 * @param index index of the list in `lists`, the innermost being the last
 */
export function itemOf(
  { repeat }: SendingProfile,
  name: string,
  lists: readonly string[],
  index: number,
): string | undefined {
  if (!repeat) return undefined;
  const list = lists[index] ?? '';
  if (name === itemExpression(repeat, '', index, lists.length)) return list;
  const [before = '', after = ''] = itemExpression(repeat, MARK, index, lists.length).split(MARK);
  const isOf = name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after);
  return isOf ? `${list}.${name.slice(before.length, name.length - after.length)}` : undefined;
}

/** Returns whether names in a repeat belong to its item, as in Handlebars, where the item itself has no name. */
export function isNameless({ open }: RepeatForms): boolean {
  return !open.includes('<item>');
}

/** In no name. */
const MARK = '\0';

/**
 * A field of an item, or the item where `name` is ''.
 *
 * @param index which of the repeats around it is of
 * @param depth how many repeats are around
 */
export function itemExpression(forms: RepeatForms, name: string, index: number, depth: number): string {
  const item = itemName(index);
  const above = depth - 1 - index;
  if (above > 0 && isNameless(forms)) return name === '' ? UP.repeat(above).slice(0, -1) : UP.repeat(above) + name;
  return name === '' ? fillForm(forms.self, { item }) : fillForm(forms.field, { item, name });
}

/** Writes the name of a field within repeats that is not one of their item. */
export function outerExpression({ outer }: RepeatForms, name: string, depth: number): string {
  if (outer === undefined) return name;
  return fillForm(outer.startsWith(UP) ? UP.repeat(depth - 1) + outer : outer, { name });
}

/** Leads from an item to what is around its repeat. */
export const UP = '../';

/** Returns the system's name of a field that all systems have; undefined for any other field. */
export function knownName({ names: { known = {} } }: SendingProfile, name: string): string | undefined {
  const key = name.toLowerCase().replace(/^\.|[_ -]/g, '');
  return Object.hasOwn(known, key) ? known[key] : undefined;
}

function ownExpression(profile: SendingProfile, name: string): string {
  const { names } = profile;
  const known = knownName(profile, name);
  if (known !== undefined) return known;
  const within = spacesOf(names).find(([space]) => name.length > space.length && name.startsWith(space));
  if (within) return written(names, within[1], name.slice(within[0].length));
  if (name.includes('.')) return written(names, names.dotted ?? '<name>', name);
  return written(names, names.other, names.capitals ? inCapitals(name) : name);
}

function written({ quoted }: FieldNames, form: string, name: string): string {
  if (quoted === undefined || WORDS.test(name)) return fillForm(form, { name });
  return fillForm(quoted, { name: name.split('.').join(BETWEEN_TEXTS) });
}

/** Names that languages with words for names read as one. */
const WORDS = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*$/u;

/** Between the parts of a name that are texts beside each other. */
export const BETWEEN_TEXTS = '" "';

/** Returns what names begin with that are the system's own already, and how these are written: no name is built around a name. */
function spacesOf({ other, dotted, spaces = {} }: FieldNames): readonly (readonly [string, string])[] {
  const forms = [other, dotted ?? ''].map((form) => [cleanFieldName(form.split('<name>')[0] ?? ''), form] as const);
  return [...forms.filter(([space]) => /[.:]$/.test(space)), ...Object.entries(spaces)].map(
    ([space, form]) => [space.replace(/^\./, ''), form] as const,
  );
}

/** Returns whether a name begins as only names of this system do, and can be written as it is. */
export function isInSpace({ names }: SendingProfile, name: string): boolean {
  return spacesOf(names).some(
    ([space, form]) => space.endsWith(':') && name.startsWith(space) && form === `${space}<name>`,
  );
}

/** The name inside of one that is written in signs which no name has, as the system writes it. */
function ownName({ names }: SendingProfile, name: string): string {
  if (name === cleanFieldName(name)) return name.replace(/^\./, '');
  const [before = '', after = ''] = names.other.split('<name>');
  const isOwn = name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after);
  return isOwn ? name.slice(before.length, name.length - after.length) : name;
}

/** Without the canvas's marks, too. */
function cleanName(name: string): string {
  return cleanFieldName(name).replace(/data-mw-/gi, '');
}

/** `favoriteColor` and `Favorite Color` as `FAVORITE_COLOR`; `LINE2B` is in capitals already. */
function inCapitals(name: string): string {
  const parted = /\p{Ll}/u.test(name) ? name.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1_$2') : name;
  return parted.replace(/[ -]+/g, '_').toUpperCase();
}
