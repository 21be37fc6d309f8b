import { anchorProblem } from '../anchors.ts';
import { refuse } from '../rules/answer.ts';
import { updateStyleAnswer } from '../rules/in-place.ts';
import { unlinkedAnswer } from '../rules/linked.ts';
import { replaceNode } from '../tree/replace.ts';
import type { Change, CommandInput } from './change.ts';
import type { SetAnchorCommand } from './command.ts';

/** Gives a node the name that links lead to, unique in the mail; '' takes it away. */
export function setAnchor({ document, context }: CommandInput, { id, anchor }: SetAnchorCommand): Change {
  const answer = updateStyleAnswer(document, context, [id]);
  if (!answer.ok) return answer;
  const own = unlinkedAnswer(document, [id]);
  if (!own.ok) return own;
  if (anchorProblem(document, id, anchor) !== null) return refuse('INVALID_VALUE');
  const named = replaceNode(document, id, (before) => {
    if ((before.anchor ?? '') === anchor) return before;
    const { anchor: _, ...unnamed } = before;
    return anchor === '' ? unnamed : { ...unnamed, anchor };
  });
  return { ok: true, document: named, ids: [id] };
}
