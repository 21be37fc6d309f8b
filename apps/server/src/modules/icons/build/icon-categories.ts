import type { IconCategory } from '@mailwright/contract';
import { CATEGORIES_OF_SETS } from './category-names.data.ts';
import { BRANDS, CATEGORY_WORDS, LEADING_WORDS } from './category-words.data.ts';
import type { PublishedSet } from './iconify.ts';

const MAX_CATEGORIES_PER_ICON = 3;

const categoryOfWord = new Map<string, IconCategory>(
  Object.entries(CATEGORY_WORDS).flatMap(([category, words]) =>
    words
      .split(' ')
      .filter(Boolean)
      .map((word) => [word, category as IconCategory] as const),
  ),
);

const brands = new Set(BRANDS.split(' '));
/** Words that are brands in one set and things in others. */
const BRANDS_OF_SETS: Readonly<Record<string, ReadonlySet<string>>> = {
  bi: new Set(['apple', 'line', 'meta', 'steam', 'strava', 'stripe', 'threads', 'unity', 'windows']),
};

const leading = new Set(LEADING_WORDS.split(' '));

/** Returns a function that finds the categories of an icon of a set, from the set's own and from the words of its name. */
export function createCategoryReader({ icons, info, categories }: PublishedSet) {
  const known = new Map<string, IconCategory>();
  for (const [title, names] of Object.entries(categories)) {
    const category = CATEGORIES_OF_SETS[title.toLowerCase()];
    if (category) for (const name of names) if (!known.has(name)) known.set(name, category);
  }
  const isSetOfLogos = info.category === 'Logos';
  const isSetOfFlags = info.category === 'Flags / Maps' && icons.prefix.includes('flag');

  return (name: string, words: readonly string[]): readonly IconCategory[] => {
    const own = known.get(name) ?? known.get(words.join('-'));
    if (isSetOfLogos || own === 'logos' || isBrand(icons.prefix, words)) return ['logos'];
    if (isSetOfFlags) return ['places'];
    const found = new Set<IconCategory>(own ? [own] : []);
    for (const [index, word] of words.entries()) {
      const category = categoryOfWord.get(word) ?? categoryOfWord.get(word.replace(/s$/, ''));
      if (category && (index === 0 || !leading.has(word))) found.add(category);
    }
    // A mark in a corner (plus, check, search) says little about what carries it.
    if (found.size > 1 && categoryOfWord.get(words[0] ?? '') !== 'interface') found.delete('interface');
    return found.size === 0 ? ['interface'] : [...found].slice(0, MAX_CATEGORIES_PER_ICON);
  };
}

function isBrand(set: string, [first = '', ...rest]: readonly string[]): boolean {
  if (first === 'brand' || first === 'logo') return rest.length > 0;
  return rest.at(-1) === 'logo' || brands.has(first) || BRANDS_OF_SETS[set]?.has(first) === true;
}
