import { definitionOf } from '../definition-of.ts';
import type { PropsEditOptions } from '../editor.ts';
import type { JsonObject } from '../json.ts';
import type { NodeId } from '../node.ts';
import { updateProps as patchProps } from '../operations/update-props.ts';
import { refuse } from '../rules/answer.ts';
import { updatePropsAnswer } from '../rules/in-place.ts';
import { findNode } from '../tree/locate.ts';
import { type Change, type CommandInput, labelFor } from './change.ts';

/** Writes props of a node, when its block's schema takes them. */
export function updateProps(
  { document, context }: CommandInput,
  id: NodeId,
  patch: JsonObject,
  { action, label }: Pick<PropsEditOptions, 'action' | 'label'> = {},
): Change {
  const answer = updatePropsAnswer(document, context, id);
  if (!answer.ok) return answer;
  const node = findNode(document, id);
  const schema = node && definitionOf(node.type, context.registry)?.schema;
  if (!node || !schema?.safeParse({ ...node.props, ...patch }).success) return refuse('INVALID_VALUE');
  return {
    ok: true,
    document: patchProps(document, { id, patch }),
    ids: [id],
    label: label ?? (action ? labelFor(action, [node]) : labelFor('update', [node], patch)),
  };
}
