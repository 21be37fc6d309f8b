import { bindNodes } from '../brand/bindings.ts';
import { pasteStyle as giveStyle } from '../operations/paste-style.ts';
import { refuse } from '../rules/answer.ts';
import { updateStyleAnswer } from '../rules/in-place.ts';
import { withOverrides } from '../rules/linked.ts';
import { isNodeStyle } from '../schemas/node-style-schema.ts';
import { locateAll } from '../tree/locations.ts';
import type { Change, CommandInput } from './change.ts';
import type { PasteStyleCommand } from './command.ts';

/** Gives nodes the look of another one; all of them or none. */
export function pasteStyle({ document, context }: CommandInput, { ids: wanted, source }: PasteStyleCommand): Change {
  const answer = updateStyleAnswer(document, context, wanted);
  if (!answer.ok) return answer;
  if (!isNodeStyle(source.style)) return refuse('INVALID_VALUE');
  const ids = locateAll(document, wanted).map(({ node }) => node.id);
  const { registry } = context;
  const next = withOverrides(document, giveStyle(document, { ids, source, registry }), ids, registry);
  return next ? { ok: true, document: bindNodes(document, next, { ids }), ids } : refuse('IN_LINKED_MODULE');
}
