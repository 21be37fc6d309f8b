import { holdsTag } from '@mailwright/contract';
import type { ContentEntry } from '../content/content-entry.ts';
import { goneContent, isNothingGone } from '../content/gone-content.ts';
import { isJsonObject } from '../json.ts';
import type { DocumentNode } from '../node.ts';
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
    const gone = goneContent(input.document, document, { ...context, isObject: isProfile });
    if (!isNothingGone(gone)) return { ...refuse('CONTENT_WOULD_BE_LOST'), gone };
  }
  return { ok: true, document, ids: [], selection: [] };
}

/** Tells if an address is that of a profile of a network, which is the brand's own. */
function isProfile({ kind, item, value }: ContentEntry, { props }: DocumentNode): boolean {
  const items = kind === 'link' && item && !holdsTag(value) ? props[item.list] : undefined;
  return Array.isArray(items) && items.some((one) => isJsonObject(one) && typeof one.network === 'string');
}
