import type { BlockRegistry } from '../block-definition.ts';
import type { EditContext, RuleResult } from '../editor/edit-context.ts';
import { isWithinInstance, topOf } from '../modules/instances.ts';
import { openKeys, overridden } from '../modules/overrides.ts';
import type { EmailDocument, NodeId } from '../node.ts';
import { findNode, locate } from '../tree/locate.ts';
import { locateTopmost } from '../tree/locations.ts';
import { replaceNode } from '../tree/replace.ts';
import { ALLOWED, refuse } from './answer.ts';

/** Returns whether nodes may be taken from their place: none may be within a linked module. Its topmost nodes may be taken. */
export function takenAnswer(document: EmailDocument, ids: readonly NodeId[]): RuleResult {
  return locateTopmost(document, ids).some(isWithinInstance) ? refuse('IN_LINKED_MODULE') : ALLOWED;
}

/** Returns whether nodes may get another name, layout or anchor: none may belong to a linked module. */
export function unlinkedAnswer(document: EmailDocument, ids: readonly NodeId[]): RuleResult {
  return ids.some((id) => isLinked(document, id)) ? refuse('IN_LINKED_MODULE') : ALLOWED;
}

/** Returns whether nodes may be written at all: those of a linked module must have an open field. */
export function writableAnswer(document: EmailDocument, context: EditContext, ids: readonly NodeId[]): RuleResult {
  const isClosed = (id: NodeId) => {
    const node = isLinked(document, id) ? findNode(document, id) : undefined;
    return node !== undefined && openKeys(node, context.registry).size === 0;
  };
  return ids.some(isClosed) ? refuse('IN_LINKED_MODULE') : ALLOWED;
}

/**
 * Returns whether linked modules allow a field of a node (prop name or `style.<key>`) to be written: always outside of
 * them, and within one when the module's author has opened the field.
 */
export function isFieldOpen(document: EmailDocument, id: NodeId, key: string, registry: BlockRegistry): boolean {
  const node = isLinked(document, id) ? findNode(document, id) : undefined;
  return node === undefined || openKeys(node, registry).has(key);
}

/**
 * Returns the document `after` an edit of these nodes, with the module's own values of each field that the mail has
 * changed; undefined when the edit changed a field of a linked module that is not open.
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
