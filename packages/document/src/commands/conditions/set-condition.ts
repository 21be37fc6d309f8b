import { isNewFieldName } from '@mailwright/contract';
import { isOrphan, withCondition } from '../../conditions/branches.ts';
import { isNodeCondition, ownCondition } from '../../conditions/node-condition.ts';
import { definitionOf } from '../../definition-of.ts';
import type { RuleResult } from '../../editor/edit-context.ts';
import { instancesOf } from '../../modules/instances.ts';
import type { DocumentNode, NodeId } from '../../node.ts';
import { ALLOWED, refuse } from '../../rules/answer.ts';
import { readableAnswer } from '../../rules/in-place.ts';
import { unlinkedAnswer } from '../../rules/linked.ts';
import { findNode, locate } from '../../tree/locate.ts';
import { replaceNode } from '../../tree/replace.ts';
import { walk } from '../../tree/walk.ts';
import type { Change, CommandInput } from '../change.ts';
import type { SetConditionCommand } from '../command.ts';

/** Says for whom a node is shown, or a whole linked module by one of its topmost nodes. The condition stays as long as something is shown where it does not hold. */
export function setCondition(input: CommandInput, { id, condition }: SetConditionCommand): Change {
  const answer = variableAnswer(input, id);
  if (!answer.ok) return answer;
  if (condition !== null && !isNodeCondition(condition)) return refuse('INVALID_VALUE');
  if (!areNamesAllowed(input, ownCondition(condition ?? undefined)?.tests.map(({ field }) => field) ?? [])) {
    return refuse('INVALID_VALUE');
  }
  const ids = wholeOf(input, id);
  const document = ids.reduce(
    (next, each) => replaceNode(next, each, (node) => asOfMail(node, withCondition(node, condition))),
    input.document,
  );
  const { node, parent } = locate(document, id) ?? {};
  if (node && condition && 'otherwise' in condition && isOrphan(parent?.children ?? [], node)) {
    return refuse('OTHERWISE_ALONE');
  }
  return { ok: true, document, ids: [id] };
}

/**
 * Returns whether a node may be shown to some readers only, or once for each entry of a list. Every node may, except
 * the page wrapper and nodes in a linked module. A linked module as a whole may, unless its author has set a condition
 * or a repeat.
 */
export function variableAnswer({ document, context }: CommandInput, id: NodeId): RuleResult {
  const answer = readableAnswer(document, context, [id]);
  if (!answer.ok) return answer;
  const location = locate(document, id);
  const kind = definitionOf(location?.node.type ?? '', context.registry)?.kind;
  if (!location?.parent || kind === 'wrapper') return refuse('NOT_HERE');
  const isOpen = (each: DocumentNode) => each.instance?.shownByMail ?? !(each.condition ?? each.repeat);
  const whole = wholeOf({ document }, id).map((each) => findNode(document, each));
  if (location.node.instance && whole.every((each) => each && isOpen(each))) return ALLOWED;
  return unlinkedAnswer(document, [id]);
}

/**
 * Returns whether conditions and repeats may use these names: new names follow the grammar of field names, all others
 * must be in the mail already.
 */
export function areNamesAllowed({ document }: Pick<CommandInput, 'document'>, names: readonly string[]): boolean {
  const older = names.filter((name) => !isNewFieldName(name));
  if (older.length === 0) return true;
  const known = new Set<string>();
  walk(document, ({ condition, repeat }) => {
    for (const { field } of ownCondition(condition)?.tests ?? []) known.add(field);
    if (repeat) known.add(repeat.list);
  });
  return older.every((name) => known.has(name));
}

/** The node alone, or all topmost nodes of the linked module that it is one of. */
export function wholeOf({ document }: Pick<CommandInput, 'document'>, id: NodeId): readonly NodeId[] {
  const own = findNode(document, id)?.instance?.id;
  const linked = own === undefined ? undefined : instancesOf(document).find(({ instance }) => instance.id === own);
  return linked?.nodes.map((node) => node.id) ?? [id];
}

/** A topmost node of a linked module, shown to whom the mail says; any other node as it is. */
export function asOfMail(before: DocumentNode, node: DocumentNode): DocumentNode {
  if (!node.instance || node === before) return node;
  const { shownByMail: _, ...instance } = node.instance;
  return { ...node, instance: node.condition || node.repeat ? { ...instance, shownByMail: true } : instance };
}
