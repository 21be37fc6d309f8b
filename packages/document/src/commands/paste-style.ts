import type { NodeId } from '../node.ts';
import { pasteStyle as giveStyle, type StyleSource } from '../operations/paste-style.ts';
import { refuse } from '../rules/answer.ts';
import { updateStyleAnswer } from '../rules/in-place.ts';
import { nodeStyleSchema } from '../schemas/node-style-schema.ts';
import { locateAll } from '../tree/locations.ts';
import { type Change, type CommandInput, labelFor } from './change.ts';

/** Gives nodes the look of another one; all of them or none. */
export function pasteStyle(
  { document, context }: CommandInput,
  wanted: readonly NodeId[],
  source: StyleSource,
): Change {
  const answer = updateStyleAnswer(document, context, wanted);
  if (!answer.ok) return answer;
  if (!nodeStyleSchema.safeParse(source.style).success) return refuse('INVALID_VALUE');
  const nodes = locateAll(document, wanted).map(({ node }) => node);
  const ids = nodes.map(({ id }) => id);
  return {
    ok: true,
    document: giveStyle(document, { ids, source, registry: context.registry }),
    ids,
    label: labelFor('style', nodes),
  };
}
