import { type Category, type CustomModule, LIBRARY_OWNER_ID, type TemplateInfo } from '@mailwright/contract';
import { i18n } from '../i18n/i18n.ts';
import { stringsOf } from '../i18n/loaded-texts.ts';

type TextKind = 'name' | 'description' | 'moduleName' | 'moduleDescription' | 'category';

/** A stored English text of the product's own in the reader's language; any other text as it stands. */
function shown(kind: TextKind, text: string): string {
  // Looked up as it stands: to the translator a sentence is no key.
  return stringsOf(i18n.language, 'library')?.[`${kind}.${text}`] ?? text;
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
  const wanted = term.toLocaleLowerCase();
  return Object.entries(stringsOf(i18n.language, 'library') ?? {}).flatMap(([key, text]) => {
    const isNamed = key.startsWith('name.') && text.toLocaleLowerCase().includes(wanted);
    return isNamed ? [key.slice('name.'.length)] : [];
  });
}
