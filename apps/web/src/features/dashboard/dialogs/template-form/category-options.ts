import type { Category, CategoryRef } from '@mailwright/contract';

interface OptionGroup {
  readonly group: 'system' | 'layouts';
  readonly items: readonly { readonly value: string; readonly label: string }[];
}

/** Returns the categories that a template can be put in: layouts for admins only, and always the ones it is in already. */
export function categoryOptions(
  categories: readonly Category[],
  chosen: readonly CategoryRef[],
  isAdmin: boolean,
): readonly OptionGroup[] {
  const offered: readonly CategoryRef[] = categories.filter(({ group }) => isAdmin || group !== 'layouts');
  const known = new Set(offered.map(({ id }) => id));
  const all = [...offered, ...chosen.filter(({ id }) => !known.has(id))];
  const itemsOf = (layouts: boolean) =>
    all.filter(({ group }) => (group === 'layouts') === layouts).map(({ id, name }) => ({ value: id, label: name }));
  const groups: readonly OptionGroup[] = [
    { group: 'system', items: itemsOf(false) },
    { group: 'layouts', items: itemsOf(true) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
