import { holdsTag } from '@mailwright/contract';
import type { ContentEntry, ForeignContent } from '../content/content-entry.ts';
import { type GoneContent, goneContent } from '../content/gone-content.ts';
import type { EditContext } from '../editor/edit-context.ts';
import { isJsonObject } from '../json.ts';
import type { DocumentNode, EmailDocument } from '../node.ts';
import type { Change, CommandInput } from './change.ts';
import type { UpdateModuleCommand } from './command.ts';
import { updateModule } from './update-module.ts';

/**
 * Acts that rewrite a mail as a whole, and the law that they take no link, field, condition or legal text out of it. Only dialogs and
 * the server ask for them, so an editor may fetch them with its first dialog; until then such commands are refused.
 */
export interface RewritingActs {
  /** Returns what another look would take out of a mail, but for what the look itself replaces. */
  lostByLook(before: EmailDocument, after: EmailDocument, context: EditContext): GoneContent;
  updateModule(input: CommandInput, command: UpdateModuleCommand): Change;
}

/** Makes the acts for mails with foreign HTML or, without `foreign`, for mails that have none. */
export function rewritingActs(foreign?: ForeignContent): RewritingActs {
  return {
    lostByLook: (before, after, { registry }) => goneContent(before, after, { registry, foreign, isObject: isProfile }),
    updateModule: (input, command) => updateModule(input, command, foreign),
  };
}

/** Returns whether an address is a profile in a social network, which belongs to the brand. */
function isProfile({ kind, item, value }: ContentEntry, { props }: DocumentNode): boolean {
  const items = kind === 'link' && item && !holdsTag(value) ? props[item.list] : undefined;
  return Array.isArray(items) && items.some((one) => isJsonObject(one) && typeof one.network === 'string');
}
