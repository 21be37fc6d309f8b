import { FEATURED_CATEGORY_NAME } from '@mailwright/contract';
import { BASIC_LAYOUTS } from './layouts.ts';
import { LIBRARY } from './library.ts';
import { MODULE_LIBRARY } from './module-library.ts';

/** Categories of layouts: featured ones, which have a ribbon, and those of the New template dialog. */
export const LAYOUT_CATEGORIES = [FEATURED_CATEGORY_NAME, 'Basic Layouts'] as const;

/**
 * The English texts that the product's own templates, modules and categories are shown by, under the keys that other
 * languages translate them by: what they are and the text itself, as it is what a database holds of them.
 */
export function libraryTexts(): Readonly<Record<string, string>> {
  const modules = MODULE_LIBRARY.flatMap((category) => category.modules);
  const designs = [...BASIC_LAYOUTS, ...LIBRARY.flatMap(({ mails }) => mails)];
  const categories = [...LAYOUT_CATEGORIES, ...[...LIBRARY, ...MODULE_LIBRARY].map(({ name }) => name)];
  return Object.fromEntries([
    ...designs.map(({ name }) => [`name.${name}`, name]),
    ...designs.map(({ description }) => [`description.${description}`, description]),
    ...modules.map(({ name }) => [`moduleName.${name}`, name]),
    ...modules.map(({ description }) => [`moduleDescription.${description}`, description]),
    ...categories.map((name) => [`category.${name}`, name]),
  ]);
}
