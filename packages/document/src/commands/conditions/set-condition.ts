import { isOtherwise, placesOf } from '../../conditions/branches.ts';
import { isNodeCondition } from '../../conditions/node-condition.ts';
import { definitionOf } from '../../definition-of.ts';
import type { RuleResult } from '../../editor/edit-context.ts';
import type { JsonValue } from '../../json.ts';
import type { DocumentNode, NodeCondition, NodeId } from '../../node.ts';
import { ALLOWED, refuse } from '../../rules/answer.ts';
import { readableAnswer } from '../../rules/in-place.ts';
import { unlinkedAnswer } from '../../rules/linked.ts';
import { sameJson } from '../../same-json.ts';
import { locate } from '../../tree/locate.ts';
import { replaceNode } from '../../tree/replace.ts';
import { childrenOf } from '../../tree/walk.ts';
import type { Change, CommandInput } from '../change.ts';
import type { SetConditionCommand } from '../command.ts';

/** Says for whom a node is shown. Without its condition, what was shown otherwise is shown to everybody, too. */
export function setCondition(input: CommandInput, { id, condition }: SetConditionCommand): Change {
  const answer = variableAnswer(input, id);
  if (!answer.ok) return answer;
  if (condition !== null && !isNodeCondition(condition)) return refuse('INVALID_VALUE');
  const { document } = input;
  const location = locate(document, id);
  const siblings = location?.parent ? childrenOf(location.parent) : [];
  if (condition && 'otherwise' in condition && !canBeOtherwise(siblings, id)) return refuse('OTHERWISE_ALONE');
  const cleared = condition === null ? followersOf(siblings, id) : [];
  const set = replaceNode(document, id, (node) => withCondition(node, condition));
  const next = cleared.reduce((now, other) => replaceNode(now, other.id, (node) => withCondition(node, null)), set);
  return { ok: true, document: next, ids: [id] };
}

/** Whether a node may be shown to some readers only, or once for each entry of a list: all but the page wrapper. */
export function variableAnswer({ document, context }: CommandInput, id: NodeId): RuleResult {
  const answer = readableAnswer(document, context, [id]);
  if (!answer.ok) return answer;
  const location = locate(document, id);
  const kind = definitionOf(location?.node.type ?? '', context.registry)?.kind;
  if (!location?.parent || kind === 'wrapper') return refuse('NOT_HERE');
  const own = unlinkedAnswer(document, [id]);
  return own.ok ? ALLOWED : own;
}

/** Whether it would share the place of a condition right before it. */
function canBeOtherwise(siblings: readonly DocumentNode[], id: NodeId): boolean {
  const asked = siblings.map((node) => (node.id === id ? withCondition(node, { otherwise: true }) : node));
  return placesOf(asked).every(([first]) => first?.id !== id);
}

/** What is shown where the condition of a node does not hold. */
function followersOf(siblings: readonly DocumentNode[], id: NodeId): readonly DocumentNode[] {
  return (
    placesOf(siblings)
      .find(([first]) => first?.id === id)
      ?.filter((node) => node.id !== id && isOtherwise(node)) ?? []
  );
}

function withCondition(node: DocumentNode, condition: NodeCondition | null): DocumentNode {
  const { condition: before, ...own } = node;
  if (condition === null) return before === undefined ? node : own;
  return before && sameJson(before as unknown as JsonValue, condition as unknown as JsonValue)
    ? node
    : { ...own, condition };
}
