import type { GoneContent } from '../content/gone-content.ts';
import type { EditContext, RefusalReason } from '../editor/edit-context.ts';
import type { CreateId } from '../ids.ts';
import type { EmailDocument, NodeId } from '../node.ts';
import type { Command } from './command.ts';

/** What a command works on. */
export interface CommandInput {
  readonly document: EmailDocument;
  readonly context: EditContext;
  readonly newId: CreateId;
}

/** What a command wants done, or why not. */
export type Change =
  | {
      readonly ok: true;
      readonly document: EmailDocument;
      /** Nodes the command was about, for the caller. */
      readonly ids: readonly NodeId[];
      /** What to select afterwards; absent leaves the selection, as far as it is still there. */
      readonly selection?: readonly NodeId[];
      /** The command with the ids that items of lists got, where it came without; absent where it says them all. */
      readonly command?: Command;
    }
  | {
      readonly ok: false;
      readonly reason: RefusalReason;
      /** With `CONTENT_WOULD_BE_LOST`. */
      readonly gone?: GoneContent;
    };
