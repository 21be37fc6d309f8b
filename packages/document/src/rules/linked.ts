import type { BlockRegistry } from '../block-definition.ts';
import type { EditContext, RuleResult } from '../editor/edit-context.ts';
import { isWithinInstance, topOf } from '../modules/instances.ts';
import { openKeys, overridden } from '../modules/overrides.ts';
import type { EmailDocument, NodeId } from '../node.ts';
import { findNode, locate } from '../tree/locate.ts';
import { locateTopmost } from '../tree/locations.ts';
import { replaceNode } from '../tree/replace.ts';
import { ALLOWED, refuse } from './answer.ts';

/** Whether nodes may be taken from where they stand: none is within a linked module. Its topmost nodes may. */
export function takenAnswer(document: EmailDocument, ids: readonly NodeId[]): RuleResult {
  return locateTopmost(document, ids).some(isWithinInstance) ? refuse('IN_LINKED_MODULE') : ALLOWED;
}

/** Whether nodes may get another name, layout or place to link to: none belongs to a linked module. */
export function unlinkedAnswer(document: EmailDocument, ids: readonly NodeId[]): RuleResult {
  return ids.some((id) => isLinked(document, id)) ? refuse('IN_LINKED_MODULE') : ALLOWED;
}

/** Whether anything may be written at nodes: those of a linked module must have an open field. */
export function writableAnswer(document: EmailDocument, context: EditContext, ids: readonly NodeId[]): RuleResult {
  const isClosed = (id: NodeId) => {
    const node = isLinked(document, id) ? findNode(document, id) : undefined;
    return node !== undefined && openKeys(node, context.registry).size === 0;
  };
  return ids.some(isClosed) ? refuse('IN_LINKED_MODULE') : ALLOWED;
}

/**
 * Whether a field of a node (prop name or `style.<key>`) is open to be written as far as linked modules go: always
 * outside of them, and within one where the module's author has opened it.
 */
export function isFieldOpen(document: EmailDocument, id: NodeId, key: string, registry: BlockRegistry): boolean {
  const node = isLinked(document, id) ? findNode(document, id) : undefined;
  return node === undefined || openKeys(node, registry).has(key);
}

/**
 * A document in which values of these nodes were written, with what the module has in each field that a mail has
 * changed; undefined where a linked module was changed in what is not open.
 */
export function withOverrides(
  before: EmailDocument,
  after: EmailDocument,
  ids: readonly NodeId[],
  registry: BlockRegistry,
): EmailDocument | undefined {
  let next = after;
  for (const id of ids) {
    if (!isLinked(before, id)) continue;
    const [standing, written] = [findNode(before, id), findNode(after, id)];
    if (!standing || !written || standing === written) continue;
    const node = overridden(standing, written, registry);
    if (!node) return undefined;
    next = replaceNode(next, id, () => node);
  }
  return next;
}

function isLinked(document: EmailDocument, id: NodeId): boolean {
  const location = locate(document, id);
  return location !== undefined && topOf(location) !== undefined;
}
