import { isJsonObject, PAGE_WRAPPER_TYPE } from '@mailwright/document';

/** The JSON of a document, written once. */
export interface WrittenDocument {
  readonly json: string;
  /** JSON of each section, where the document is a page wrapper alone. */
  readonly sections: readonly string[] | null;
}

export type Components = Readonly<Record<string, unknown>>;

/** Sections of a document that is a page wrapper alone; null where it is another one. */
export function sectionsOf({ nodes }: Components): readonly Components[] | null {
  const [wrapper, ...others]: readonly unknown[] = Array.isArray(nodes) ? nodes : [];
  if (others.length > 0 || !isJsonObject(wrapper) || wrapper.type !== PAGE_WRAPPER_TYPE) return null;
  const { children } = wrapper;
  return Array.isArray(children) && children.every(isJsonObject) ? (children as readonly Components[]) : null;
}

/** The document with other sections. */
export function withSections(components: Components, sections: readonly unknown[]): Components {
  const [wrapper] = components.nodes as readonly object[];
  return { ...components, nodes: [{ ...wrapper, children: sections }] };
}

/** Writes a document as `JSON.stringify` does, section by section. */
export function writeComponents(components: Components): WrittenDocument {
  const children = sectionsOf(components);
  if (!children || children.length === 0) return { json: JSON.stringify(components), sections: children && [] };
  const sections = children.map((section) => JSON.stringify(section));
  // Nobody knows the mark beforehand, so nothing in the document can look like it.
  const mark = `"${crypto.randomUUID()}"`;
  const [before = '', after = ''] = JSON.stringify(withSections(components, [JSON.parse(mark)])).split(mark);
  return { json: before + sections.join(',') + after, sections };
}
