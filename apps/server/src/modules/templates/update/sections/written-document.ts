import { isJsonObject, PAGE_WRAPPER_TYPE } from '@mailwright/document';
import { ObjectText } from '../../../../http/unread/unread-objects.ts';

/** JSON of a document, written once. */
export interface WrittenDocument {
  /** Parts that together are the whole JSON: texts, and UTF-8 of parts that came as such. */
  readonly parts: readonly (string | Buffer)[];
  /** JSON of each section, where the document is a page wrapper alone. */
  readonly sections: readonly ObjectText[] | null;
  /** JSON without unread sections, which were checked when they were read. */
  readonly fresh: string;
}

export type Components = Readonly<Record<string, unknown>>;

/** Returns the sections of a document that is a single page wrapper; null for any other document. */
export function sectionsOf(components: Components | null): readonly Components[] | null {
  const nodes = components?.nodes;
  const [wrapper, ...others]: readonly unknown[] = Array.isArray(nodes) ? nodes : [];
  if (others.length > 0 || !isJsonObject(wrapper) || wrapper.type !== PAGE_WRAPPER_TYPE) return null;
  const { children } = wrapper;
  return Array.isArray(children) && children.every(isJsonObject) ? (children as readonly Components[]) : null;
}

/** Returns the document with other sections. */
export function withSections(components: Components, sections: readonly unknown[]): Components {
  const [wrapper] = components.nodes as readonly object[];
  return { ...components, nodes: [{ ...wrapper, children: sections }] };
}

/** Writes a document as `JSON.stringify` does, section by section. */
export function writeComponents(components: Components | null): WrittenDocument {
  const children = sectionsOf(components);
  if (!components || !children || children.length === 0) {
    const json = JSON.stringify(components);
    return { parts: [json], sections: children && [], fresh: json };
  }
  const sections = children.map((section) => asText(section) ?? new ObjectText(Buffer.from(JSON.stringify(section))));
  // Nobody knows the mark beforehand, so nothing in the document can look like it.
  const mark = `"${crypto.randomUUID()}"`;
  const [before = '', after = ''] = JSON.stringify(withSections(components, [JSON.parse(mark)])).split(mark);
  const read = sections.filter((_, index) => !asText(children[index]));
  return {
    parts: [before, ...sections.flatMap(({ bytes }, index) => (index === 0 ? bytes : [',', bytes])), after],
    sections,
    fresh: before + read.map(({ json }) => json).join(',') + after,
  };
}

/** Returns the document with every section read. */
export function readWhole(components: Components): Components {
  const sections = sectionsOf(components);
  if (!sections?.some(asText)) return components;
  return withSections(
    components,
    sections.map((section) => asText(section)?.read() ?? section),
  );
}

/** Returns the text of an unread section; null for a section that is read. */
export function asText(section: unknown): ObjectText | null {
  return section instanceof ObjectText ? section : null;
}
