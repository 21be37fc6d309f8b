import { refuse } from '../rules/answer.ts';
import { checkDocument } from '../rules/structure.ts';
import type { Change, CommandInput } from './change.ts';
import type { ReplaceDocumentCommand } from './command.ts';

/** Swaps the whole document: import, version restore, cleared canvas. */
export function replaceDocument({ context }: CommandInput, { document }: ReplaceDocumentCommand): Change {
  if (context.readOnly) return refuse('READ_ONLY');
  const answer = checkDocument(document, context.registry);
  if (!answer.ok) return answer;
  return { ok: true, document, ids: [], selection: [] };
}
