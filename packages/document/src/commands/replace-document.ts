import type { EmailDocument } from '../node.ts';
import { refuse } from '../rules/answer.ts';
import { checkDocument } from '../rules/structure.ts';
import type { Change, CommandInput } from './change.ts';

/** Swaps the whole document: import, version restore, cleared canvas. */
export function replaceDocument({ context }: CommandInput, document: EmailDocument, label: string): Change {
  if (context.readOnly) return refuse('READ_ONLY');
  const answer = checkDocument(document, context.registry);
  if (!answer.ok) return answer;
  return { ok: true, document, ids: [], selection: [], label };
}
