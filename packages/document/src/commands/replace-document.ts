import { refuse } from '../rules/answer.ts';
import { checkDocument } from '../rules/structure.ts';
import type { Change, CommandInput } from './change.ts';
import type { ReplaceDocumentCommand } from './command.ts';

/** Acts that give a mail another look: what it says, leads to and shows to whom is not theirs to change. */
const LOOKS: ReadonlySet<string> = new Set(['in-brand', 'brand']);

/** Swaps the whole document: import, version restore, cleared canvas. */
export function replaceDocument(input: CommandInput, { document, action }: ReplaceDocumentCommand): Change {
  const { context } = input;
  if (context.readOnly) return refuse('READ_ONLY');
  const answer = checkDocument(document, context.registry);
  if (!answer.ok) return answer;
  if (LOOKS.has(action)) {
    if (!context.rewriting) return refuse('NOT_LOADED');
    const gone = context.rewriting.lostByLook(input.document, document, context);
    if (Object.values(gone).some(({ length }) => length > 0)) return { ...refuse('CONTENT_WOULD_BE_LOST'), gone };
  }
  return { ok: true, document, ids: [], selection: [] };
}
