import { blockRegistry } from '@mailwright/blocks';
import { type DocumentNode, type EmailDocument, type ModuleInstance, readDocument } from '@mailwright/document';
import { type Marks, marksOf } from './cached-section.ts';
import { type Components, withSections } from './written-document.ts';

/** Parts of a mail around its sections. */
export interface Frame {
  /** Document without any sections. */
  readonly document: EmailDocument;
  readonly wrapper: DocumentNode;
}

/** Reads the parts around the sections of a mail; null when anything about them is wrong. */
export function readFrame(components: Components): Frame | null {
  const { document, problems } = readDocument(withSections(components, []), blockRegistry);
  const [wrapper] = document.nodes;
  return problems.length === 0 && wrapper ? { document, wrapper } : null;
}

/** Returns the mail with these sections. */
export function withRead({ document, wrapper }: Frame, sections: readonly DocumentNode[]): EmailDocument {
  return { ...document, nodes: [{ ...wrapper, children: sections }] };
}

/** Reads sections as if in their mail; null when anything about them is wrong. */
export function readSections(
  components: Components,
  sections: readonly DocumentNode[],
): readonly DocumentNode[] | null {
  if (sections.length === 0) return [];
  const { document, problems } = readDocument(withSections(components, sections), blockRegistry);
  const read = document.nodes[0]?.children;
  return problems.length === 0 && read?.length === sections.length ? read : null;
}

/**
 * Returns whether no id occurs twice in the mail and nodes of one linked module agree about it; otherwise reading the whole
 * mail would change it.
 */
export function fitTogether(
  wrapper: DocumentNode,
  read: readonly DocumentNode[],
  found: readonly (Marks | undefined)[],
): boolean {
  const parts = [...found.filter((section) => section !== undefined), marksOf(read), marksOf([wrapper])];
  const ids = new Set(parts.flatMap((part) => part.ids));
  if (ids.size < parts.reduce((sum, part) => sum + part.ids.length, 0)) return false;
  const instances = new Map<string, ModuleInstance>();
  return parts
    .flatMap((part) => part.instances)
    .every((instance) => {
      const first = instances.get(instance.id) ?? instance;
      instances.set(instance.id, first);
      const { moduleId, version, name } = instance;
      return first.moduleId === moduleId && first.version === version && first.name === name;
    });
}
