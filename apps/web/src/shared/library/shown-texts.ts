import { type Category, type CustomModule, LIBRARY_OWNER_ID, type TemplateInfo } from '@mailwright/contract';
import { i18n } from '../i18n/i18n.ts';
import { stringsOf } from '../i18n/loaded-texts.ts';

type TextKind = 'name' | 'description' | 'moduleName' | 'moduleDescription' | 'category';

/** Returns a stored English text of the product in the reader's language; any other text unchanged. */
function shown(kind: TextKind, text: string): string {
  // Looked up as it stands: to the translator a sentence is no key.
  return stringsOf(i18n.language, 'library')?.[`${kind}.${text}`] ?? text;
}

/**
 * Returns a template as it is shown: the names that the product brought, and that nobody has changed, are in the reader's
 * language.
 */
export function shownTemplate<T extends Pick<TemplateInfo, 'isSystem' | 'userId' | 'name' | 'description'>>(
  template: T,
): T {
  if (!template.isSystem || template.userId !== LIBRARY_OWNER_ID) return template;
  return {
    ...template,
    name: shown('name', template.name),
    description: shown('description', template.description),
  };
}

/**
 * Returns a module as it is shown. Modules of the system have no owner's id, so one with a name of the product is the
 * product's.
 */
export function shownModule<T extends Pick<CustomModule, 'isSystem' | 'name' | 'description'>>(module: T): T {
  if (!module.isSystem) return module;
  return {
    ...module,
    name: shown('moduleName', module.name),
    description: shown('moduleDescription', module.description),
  };
}

/** Returns a category as it is shown. Categories have no owner, so one with a name of the product is the product's. */
export function shownCategory<T extends Pick<Category, 'group' | 'name'>>(category: T): T {
  return category.group === 'user' ? category : { ...category, name: shown('category', category.name) };
}

/** Returns the stored names of the product's own templates whose name in the reader's language contains the term. */
export function storedNamesLike(term: string): readonly string[] {
  const wanted = term.toLocaleLowerCase();
  return Object.entries(stringsOf(i18n.language, 'library') ?? {}).flatMap(([key, text]) => {
    const isNamed = key.startsWith('name.') && text.toLocaleLowerCase().includes(wanted);
    return isNamed ? [key.slice('name.'.length)] : [];
  });
}
