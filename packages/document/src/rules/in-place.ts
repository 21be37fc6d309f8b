import { definitionOf } from '../definition-of.ts';
import type { EditContext, RuleResult } from '../editor/edit-context.ts';
import { type EmailDocument, type NodeId, PAGE_WRAPPER_TYPE } from '../node.ts';
import { locate, type NodeLocation } from '../tree/locate.ts';
import { locateTopmost } from '../tree/locations.ts';
import { ALLOWED, refuse } from './answer.ts';
import { planAnswer } from './availability.ts';
import { insertionRules } from './insertion-rules.ts';
import { isPlaceholder } from './kinds.ts';
import { takenAnswer, writableAnswer } from './linked.ts';

/** Returns whether nodes may be copied to the clipboard: any node but the page wrapper. Reading needs no right to write. */
export function copyAnswer(document: EmailDocument, ids: readonly NodeId[]): RuleResult {
  const locations = locateTopmost(document, ids);
  if (locations.length === 0) return refuse('NOT_FOUND');
  return locations.some(({ node }) => node.type === PAGE_WRAPPER_TYPE) ? refuse('WRAPPER_FIXED') : ALLOWED;
}

/** Returns whether nodes may be removed. */
export function removeAnswer(document: EmailDocument, context: EditContext, ids: readonly NodeId[]): RuleResult {
  if (context.readOnly) return refuse('READ_ONLY');
  const copy = copyAnswer(document, ids);
  if (!copy.ok) return copy;
  if (context.oneBlock) return refuse('ONE_BLOCK_MODULE');
  const sealed = locateTopmost(document, ids).some((location) => isSealed(location, context));
  return sealed ? refuse('NOT_HERE') : takenAnswer(document, ids);
}

/** Returns whether nodes may be duplicated. */
export function duplicateAnswer(document: EmailDocument, context: EditContext, ids: readonly NodeId[]): RuleResult {
  const remove = removeAnswer(document, context, ids);
  if (!remove.ok) return remove;
  const locations = locateTopmost(document, ids);
  if (locations.some(({ parent }) => parent === null)) return refuse('ONLY_IN_WRAPPER');
  return insertionRules(
    document,
    context,
    locations.map(({ node }) => node),
  );
}

/** Returns whether a node's props may be written: it must be readable, and its content in the plan. */
export function updatePropsAnswer(document: EmailDocument, context: EditContext, id: NodeId): RuleResult {
  const style = updateStyleAnswer(document, context, [id]);
  const definition = definitionOf(locate(document, id)?.node.type ?? '', context.registry);
  return style.ok && definition ? planAnswer(definition, context) : style;
}

/** Returns whether the styles (or names) of nodes may be written: all must be readable, and not closed by a linked module. */
export function updateStyleAnswer(document: EmailDocument, context: EditContext, ids: readonly NodeId[]): RuleResult {
  const readable = readableAnswer(document, context, ids);
  return readable.ok ? writableAnswer(document, context, ids) : readable;
}

/** Returns whether nodes exist and are readable, in an editor that may write. */
export function readableAnswer(document: EmailDocument, context: EditContext, ids: readonly NodeId[]): RuleResult {
  if (context.readOnly) return refuse('READ_ONLY');
  const locations = ids.map((id) => locate(document, id)).filter((location) => location !== undefined);
  if (locations.length === 0) return refuse('NOT_FOUND');
  const closed = locations.some(
    (location) => isPlaceholder(location.node, context.registry) || isSealed(location, context),
  );
  return closed ? refuse('NOT_HERE') : ALLOWED;
}

/** Returns whether general settings may be written: they need a page wrapper, which holds them. */
export function settingsAnswer(document: EmailDocument, context: EditContext): RuleResult {
  if (context.readOnly) return refuse('READ_ONLY');
  return document.nodes.some(({ type }) => type === PAGE_WRAPPER_TYPE) ? ALLOWED : refuse('SETTINGS_NEED_WRAPPER');
}

/** Returns whether a place is inside a node that must not be changed. */
function isSealed({ ancestors }: NodeLocation, context: EditContext): boolean {
  return ancestors.some((node) => isPlaceholder(node, context.registry));
}
