import type { RepeatForms, SendingProfile } from '../../profiles/sending-profile.ts';
import { cleanFieldName } from '../conditions/field-name.ts';
import { fillForm } from './fill-form.ts';

/**
 * A field as the system names it.
 *
 * @param lists the lists of the repeats around, the innermost last: `lines` makes `lines.title` a field of its item
 */
export function fieldExpression(profile: SendingProfile, name: string, lists: readonly string[] = []): string {
  const clean = cleanName(name);
  const index = listOf(clean, lists);
  if (index >= 0 && profile.repeat) return itemExpression(profile.repeat, clean, lists[index] ?? '', itemName(index));
  const expression = ownExpression(profile, clean);
  const outer = lists.length > 0 ? profile.repeat?.outer : undefined;
  return outer === undefined ? expression : fillForm(outer, { name: expression });
}

/** Which of the lists a name is a field of an item of; -1 for a field of the reader. */
export function listOf(name: string, lists: readonly string[]): number {
  return lists.findLastIndex((list) => name === list || name.startsWith(`${list}.`));
}

/** What the item of a repeat is called within it. */
export function itemName(depth: number): string {
  return depth === 0 ? 'item' : `item_${depth + 1}`;
}

/** The neutral name of what a system calls a field of an item, or the item; undefined for anything else. */
export function itemOf({ repeat }: SendingProfile, name: string, list: string, item: string): string | undefined {
  if (!repeat) return undefined;
  if (name === fillForm(repeat.self, { item })) return list;
  const [before = '', after = ''] = fillForm(repeat.field, { item, name: MARK }).split(MARK);
  const isOf = name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after);
  return isOf ? `${list}.${name.slice(before.length, name.length - after.length)}` : undefined;
}

/** In no name. */
const MARK = '\0';

function itemExpression(forms: RepeatForms, name: string, list: string, item: string): string {
  if (name === list) return fillForm(forms.self, { item });
  return fillForm(forms.field, { item, name: name.slice(list.length + 1) });
}

/** How a system calls a field that all systems have; undefined for any other field. */
export function knownName({ names: { known = {} } }: SendingProfile, name: string): string | undefined {
  const key = name.toLowerCase().replace(/[_ -]/g, '');
  return Object.hasOwn(known, key) ? known[key] : undefined;
}

function ownExpression(profile: SendingProfile, name: string): string {
  const { names } = profile;
  const known = knownName(profile, name);
  if (known !== undefined) return known;
  if (name.includes('.')) return fillForm(names.dotted ?? '<name>', { name });
  return fillForm(names.other, { name: names.capitals ? inCapitals(name) : name });
}

/** Without the canvas's marks, too. */
function cleanName(name: string): string {
  return cleanFieldName(name).replace(/data-mw-/gi, '');
}

/** `favoriteColor` and `Favorite Color` as `FAVORITE_COLOR`. */
function inCapitals(name: string): string {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1_$2')
    .replace(/[ -]+/g, '_')
    .toUpperCase();
}
