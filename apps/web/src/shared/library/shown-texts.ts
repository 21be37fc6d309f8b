import { type Category, type CustomModule, LIBRARY_OWNER_ID, type TemplateInfo } from '@mailwright/contract';
import i18next from 'i18next';

type TextKind = 'name' | 'description' | 'moduleName' | 'moduleDescription' | 'category';

/** A stored English text of the product's own in the reader's language; any other text as it stands. */
function shown(kind: TextKind, text: string): string {
  // Looked up as it stands: to the translator a sentence is no key.
  const translation: unknown = i18next.getResource(i18next.language, 'library', `${kind}.${text}`);
  return typeof translation === 'string' ? translation : text;
}

/** A template as it is shown: what the product brought, and nobody has renamed, is called in the reader's language. */
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

/** The same for modules; those of the system say nobody's name, so one that is called as ours is ours. */
export function shownModule<T extends Pick<CustomModule, 'isSystem' | 'name' | 'description'>>(module: T): T {
  if (!module.isSystem) return module;
  return {
    ...module,
    name: shown('moduleName', module.name),
    description: shown('moduleDescription', module.description),
  };
}

/** The same for categories, which nobody owns: one that is called as ours is ours. */
export function shownCategory<T extends Pick<Category, 'group' | 'name'>>(category: T): T {
  return category.group === 'user' ? category : { ...category, name: shown('category', category.name) };
}

/** Stored names of the product's own templates that read in the reader's language as a search would find them. */
export function storedNamesLike(term: string): readonly string[] {
  const texts: unknown = i18next.getResourceBundle(i18next.language, 'library');
  const wanted = term.toLocaleLowerCase();
  return Object.entries(typeof texts === 'object' && texts !== null ? texts : {}).flatMap(([key, text]) => {
    const isNamed = key.startsWith('name.') && String(text).toLocaleLowerCase().includes(wanted);
    return isNamed ? [key.slice('name.'.length)] : [];
  });
}
