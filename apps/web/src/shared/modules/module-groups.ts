import type { Category, CustomModule } from '@mailwright/contract';
import { shownCategory, shownModule } from '../library/shown-texts.ts';

/** Modules of one category. */
export interface ModuleGroup {
  /** Id of the category; `mine` for the person's modules in none, `system` for the system's modules in none. */
  readonly key: string;
  /** Category; null for modules in none. */
  readonly category: Category | null;
  readonly modules: readonly CustomModule[];
}

/** Line of the list. */
export type ModuleRow =
  | { readonly kind: 'group'; readonly key: string; readonly group: ModuleGroup; readonly open: boolean }
  | { readonly kind: 'module'; readonly key: string; readonly module: CustomModule }
  | { readonly kind: 'empty'; readonly key: string; readonly group: ModuleGroup };

/** Returns the key of a category's line. */
export function groupKey(category: string): string {
  return `group/${category}`;
}

/**
 * Returns the modules by category: those of the system first, then the person's own, those in no category last. `shows` selects
 * the categories that are listed without a module.
 */
export function moduleGroups(
  modules: readonly CustomModule[],
  categories: readonly Category[],
  shows: (category: Category) => boolean,
): readonly ModuleGroup[] {
  const byCategory = Map.groupBy(modules, ({ category }) => category?.id ?? '');
  const groupOf = (category: Category): ModuleGroup => ({
    key: category.id,
    category,
    modules: byCategory.get(category.id) ?? [],
  });
  const known = new Set(categories.map(({ id }) => id));
  const loose = modules.filter(({ category }) => category === null || !known.has(category.id));
  const grouped = (wanted: Category['group']) =>
    categories
      .filter(({ group }) => group === wanted)
      .map(groupOf)
      .filter((group) => group.modules.length > 0 || (group.category !== null && shows(group.category)));
  const ofSystem = loose.filter(({ isSystem }) => isSystem);
  return [
    ...grouped('system'),
    ...(ofSystem.length > 0 ? [{ key: 'system', category: null, modules: ofSystem }] : []),
    ...grouped('user'),
    { key: 'mine', category: null, modules: loose.filter(({ isSystem }) => !isSystem) },
  ];
}

/**
 * Returns the lines of the list: each group, followed by its modules when it is open. Modules found by a search are always
 * shown.
 */
export function moduleRows(
  groups: readonly ModuleGroup[],
  { closed, searching }: { readonly closed: ReadonlySet<string>; readonly searching: boolean },
): readonly ModuleRow[] {
  return groups.flatMap((group): readonly ModuleRow[] => {
    if (searching && group.modules.length === 0) return [];
    const open = searching || !closed.has(group.key);
    const head: ModuleRow = { kind: 'group', key: groupKey(group.key), group, open };
    if (!open) return [head];
    if (group.modules.length === 0) return [head, { kind: 'empty', key: `empty/${group.key}`, group }];
    return [head, ...group.modules.map((module): ModuleRow => ({ kind: 'module', key: module.id, module }))];
  });
}

/** Search texts of modules; a module object never changes, so they are made once. */
const searched = new WeakMap<CustomModule, string>();

/**
 * Returns the modules that have every word of the query in their name, description, category or content, without regard to case
 * and accents.
 */
export function searchModules(modules: readonly CustomModule[], query: string): readonly CustomModule[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return modules;
  return modules.filter((module) => {
    let words = searched.get(module);
    if (words === undefined) {
      words = plain(wordsOf(module));
      searched.set(module, words);
    }
    return wanted.every((word) => words.includes(word));
  });
}

/** Returns the search text of a module, with its names as stored and as shown. */
function wordsOf(module: CustomModule): string {
  const { name, description } = shownModule(module);
  const category = module.category ? [module.category.name, shownCategory(module.category).name] : [];
  return [module.name, module.description, name, description, ...category, module.words].join(' ');
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
