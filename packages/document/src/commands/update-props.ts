import { bindNodes, bindsWritten } from '../brand/bindings.ts';
import { editItemIds } from '../content/item-ids.ts';
import { definitionOf } from '../definition-of.ts';
import { updateProps as patchProps } from '../operations/update-props.ts';
import { refuse } from '../rules/answer.ts';
import { updatePropsAnswer } from '../rules/in-place.ts';
import { withOverrides } from '../rules/linked.ts';
import { findNode } from '../tree/locate.ts';
import type { Change, CommandInput } from './change.ts';
import type { UpdatePropsCommand } from './command.ts';

/** Writes props of a node, when its block's schema takes them. */
export function updateProps({ document, context, newId }: CommandInput, command: UpdatePropsCommand): Change {
  const { id, props, brand: chosen } = command;
  const answer = updatePropsAnswer(document, context, id);
  if (!answer.ok) return answer;
  const node = findNode(document, id);
  const block = node && definitionOf(node.type, context.registry);
  if (!node || !block?.schema.safeParse({ ...node.props, ...props }).success) return refuse('INVALID_VALUE');
  const written = Object.keys(props);
  if (!bindsWritten(chosen, written)) return refuse('INVALID_VALUE');
  const patch = editItemIds(block, { patch: props, props: node.props, newId });
  const next = withOverrides(document, patchProps(document, { id, patch }), [id], context.registry);
  if (!next) return refuse('IN_LINKED_MODULE');
  return {
    ok: true,
    document: bindNodes(document, next, { ids: [id], written, chosen }),
    ids: [id],
    ...(patch !== props && { command: { ...command, props: patch } }),
  };
}
