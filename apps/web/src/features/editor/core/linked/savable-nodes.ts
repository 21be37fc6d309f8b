import { LIMITS } from '@mailwright/contract';
import {
  type BlockRegistry,
  copiedNodes,
  type DocumentNode,
  type EmailDocument,
  instanceAt,
  instancesOf,
  isPlaceholder,
  type ModuleKind,
  moduleKindOf,
  type NodeId,
  PAGE_WRAPPER_TYPE,
} from '@mailwright/document';
import { wholeDocument } from '@mailwright/render';

/** Reason why the selection cannot be saved as a module, as the end of the key of its sentence. */
export type SaveRefusal = 'nothing' | 'wrapper' | 'column' | 'several' | 'unreadable' | 'imported' | 'tooMany';

/** Nodes that a module would be made of. */
export interface SavableNodes {
  readonly ok: true;
  readonly kind: ModuleKind;
  /** In the order of the mail. */
  readonly nodes: readonly DocumentNode[];
  /** They may become the module's first linked instance; what belongs to a linked module already may not. */
  readonly linkable: boolean;
}

/** Returns the part of a selection that can be saved as a module: one block, or one or more sections. */
export function savableNodes(
  document: EmailDocument,
  selection: readonly NodeId[],
  registry: BlockRegistry,
): SavableNodes | { readonly ok: false; readonly reason: SaveRefusal } {
  if (wholeDocument(document) !== null) return { ok: false, reason: 'imported' };
  const nodes = copiedNodes(document, selection);
  if (nodes.length === 0) return { ok: false, reason: 'nothing' };
  if (nodes.some((node) => isPlaceholder(node, registry))) return { ok: false, reason: 'unreadable' };
  const kind = moduleKindOf(nodes, registry);
  if (kind === undefined) return { ok: false, reason: refusalOf(nodes, registry) };
  if (nodes.length > LIMITS.modules.sections) return { ok: false, reason: 'tooMany' };
  const linkable = nodes.every(({ id }) => instanceAt(document, id) === undefined);
  return { ok: true, kind, nodes, linkable };
}

/** Returns whether nodes contain linked modules. */
export function holdLinks(nodes: readonly DocumentNode[]): boolean {
  return instancesOf({ nodes }).length > 0;
}

function refusalOf(nodes: readonly DocumentNode[], registry: BlockRegistry): SaveRefusal {
  if (nodes.some(({ type }) => type === PAGE_WRAPPER_TYPE)) return 'wrapper';
  return nodes.some(({ type }) => registry.get(type)?.kind === 'column') ? 'column' : 'several';
}
