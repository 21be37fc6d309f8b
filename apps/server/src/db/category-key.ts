/** Parts names that are stored as one text; no name contains it. */
export const NAME_SEPARATOR = '\u001f';

/** Categories as one text that contains `categoryKey([name])` for each of them and for no other name. */
export function categoryKey(names: readonly string[]): string {
  return names.length === 0 ? '' : NAME_SEPARATOR + names.join(NAME_SEPARATOR) + NAME_SEPARATOR;
}
