import { bindNodes, bindsWritten } from '../brand/bindings.ts';
import { patchStyle, updateStyle as patchStyles } from '../operations/update-style.ts';
import { refuse } from '../rules/answer.ts';
import { updateStyleAnswer } from '../rules/in-place.ts';
import { withOverrides } from '../rules/linked.ts';
import { isNodeStyle } from '../schemas/node-style-schema.ts';
import { locateAll } from '../tree/locations.ts';
import type { Change, CommandInput } from './change.ts';
import type { UpdateStyleCommand } from './command.ts';

/** Writes style values of nodes, for all widths or for one screen; all of them or none. */
export function updateStyle({ document, context }: CommandInput, command: UpdateStyleCommand): Change {
  const { ids: wanted, style: patch, screen, brand: chosen } = command;
  const written = Object.keys(patch).map((key) => (screen ? `style.${screen}.${key}` : `style.${key}`));
  if (!bindsWritten(chosen, written)) return refuse('INVALID_VALUE');
  const answer = updateStyleAnswer(document, context, wanted);
  if (!answer.ok) return answer;
  const nodes = locateAll(document, wanted).map(({ node }) => node);
  const ids = nodes.map(({ id }) => id);
  const valid = nodes.every(({ style }) => isNodeStyle(patchStyle(style, patch, screen)));
  if (!valid) return refuse('INVALID_VALUE');
  const next = withOverrides(document, patchStyles(document, { ids, patch, screen }), ids, context.registry);
  if (!next) return refuse('IN_LINKED_MODULE');
  return { ok: true, document: bindNodes(document, next, { ids, written, chosen }), ids };
}
