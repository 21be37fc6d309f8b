import { blankDocument } from '../blank-document.ts';
import type { BlockRegistry } from '../block-definition.ts';
import { definitionOf } from '../definition-of.ts';
import type { GeneralSettings } from '../general-settings.ts';
import { type CreateId, createId } from '../ids.ts';
import { type DocumentNode, type EmailDocument, PAGE_WRAPPER_TYPE } from '../node.ts';
import { wrapNodes } from '../operations/wrap-nodes.ts';
import { childrenOf } from '../tree/walk.ts';

/** A module is one block, or one section and more. */
export type ModuleKind = 'block' | 'sections';

/** Returns the kind of the module that these nodes make; undefined when they are neither one block nor sections alone. */
export function moduleKindOf(nodes: readonly DocumentNode[], registry: BlockRegistry): ModuleKind | undefined {
  const kinds = nodes.map(({ type }) => definitionOf(type, registry)?.kind);
  if (kinds.length === 1 && kinds[0] === 'block') return 'block';
  return kinds.length > 0 && kinds.every((kind) => kind === 'section') ? 'sections' : undefined;
}

/** The mail that a module is edited as: a page wrapper around its sections, or around one section with its block. */
export function moduleDocument(
  nodes: readonly DocumentNode[],
  options: {
    readonly settings: GeneralSettings;
    readonly kind: ModuleKind;
    readonly registry: BlockRegistry;
    readonly newId?: CreateId;
  },
): EmailDocument {
  const { settings, kind, registry, newId = createId } = options;
  const blank = blankDocument(registry, newId);
  const wrapping = kind === 'block' ? 'section-and-column' : 'none';
  const children = wrapNodes(
    nodes.map((node) => ({ node, wrapping })),
    registry,
    newId,
  );
  return { ...blank, settings, nodes: blank.nodes.map((wrapper) => ({ ...wrapper, children })) };
}

/**
 * Returns the nodes of a module from the mail in which it is edited: all sections, or the block. Undefined when the
 * mail contains no module: no page wrapper, no section, or not exactly one block for a module of a block.
 */
export function moduleNodes(document: EmailDocument, kind: ModuleKind): readonly DocumentNode[] | undefined {
  const wrapper = document.nodes.find(({ type }) => type === PAGE_WRAPPER_TYPE);
  const sections = wrapper ? childrenOf(wrapper) : [];
  if (sections.length === 0) return undefined;
  if (kind === 'sections') return sections;
  const blocks = sections.flatMap(childrenOf).flatMap(childrenOf);
  return blocks.length === 1 ? blocks : undefined;
}
