import type { GoneContent } from '../content/gone-content.ts';
import type { EditContext, RefusalReason } from '../editor/edit-context.ts';
import type { CreateId } from '../ids.ts';
import type { EmailDocument, NodeId } from '../node.ts';
import type { Command } from './command.ts';

/** Input of every command. */
export interface CommandInput {
  readonly document: EmailDocument;
  readonly context: EditContext;
  readonly newId: CreateId;
}

/** Result of a command, or the reason why it is refused. */
export type Change =
  | {
      readonly ok: true;
      readonly document: EmailDocument;
      /** Nodes that the command was about. */
      readonly ids: readonly NodeId[];
      /** Nodes to select afterwards; when absent, the selection stays, as far as its nodes still exist. */
      readonly selection?: readonly NodeId[];
      /** The command with the new ids of list items that came without ids; absent when the command already has all ids. */
      readonly command?: Command;
    }
  | {
      readonly ok: false;
      readonly reason: RefusalReason;
      /** Content that would be lost; only with `CONTENT_WOULD_BE_LOST`. */
      readonly gone?: GoneContent;
    };
