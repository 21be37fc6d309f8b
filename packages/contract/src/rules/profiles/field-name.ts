import type { RepeatForms, SendingProfile } from '../../profiles/sending-profile.ts';
import { fillForm } from './fill-form.ts';

/** What no field has in its name, but markup could; the canvas's marks neither. */
const NO_NAME = /[^\p{L}\p{N}_.: -]/gu;

/**
 * A field as the system names it.
 *
 * @param items names of the items of the repeats around, the innermost last: `line` makes `line.title` a field of it
 */
export function fieldExpression(profile: SendingProfile, name: string, items: readonly string[] = []): string {
  const clean = cleanName(name);
  const item = itemOf(clean, items);
  if (item !== undefined && profile.repeat) return itemExpression(profile.repeat, clean, item);
  const expression = ownExpression(profile, clean);
  const outer = items.length > 0 ? profile.repeat?.outer : undefined;
  return outer === undefined ? expression : fillForm(outer, { name: expression });
}

/** The item that a name is a field of; undefined for a field of the reader. */
export function itemOf(name: string, items: readonly string[]): string | undefined {
  return items.findLast((item) => name === item || name.startsWith(`${item}.`));
}

function itemExpression(forms: RepeatForms, name: string, item: string): string {
  if (name === item) return fillForm(forms.self, { item });
  return fillForm(forms.field, { item, name: name.slice(item.length + 1) });
}

function ownExpression({ names }: SendingProfile, name: string): string {
  const known = names.known?.[name.toLowerCase().replace(/[_ -]/g, '')];
  if (known !== undefined) return known;
  if (name.includes('.')) return fillForm(names.dotted ?? '<name>', { name });
  return fillForm(names.other, { name: names.capitals ? inCapitals(name) : name });
}

function cleanName(name: string): string {
  return name.replace(NO_NAME, '').replace(/data-mw-/gi, '');
}

/** `favoriteColor` and `Favorite Color` as `FAVORITE_COLOR`. */
function inCapitals(name: string): string {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1_$2')
    .replace(/[ -]+/g, '_')
    .toUpperCase();
}
