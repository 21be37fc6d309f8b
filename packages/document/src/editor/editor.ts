import type { Command } from '../commands/command.ts';
import type { EmailDocument, NodeId } from '../node.ts';
import type { EditContext, RefusalReason } from './edit-context.ts';

export type CommandResult =
  | { readonly ok: true; readonly ids: readonly NodeId[] }
  | { readonly ok: false; readonly reason: RefusalReason };

/** One snapshot of the editor; replaced, never mutated. */
export interface EditorState {
  readonly document: EmailDocument;
  /** Selected nodes in document order; empty means the mail itself. */
  readonly selection: readonly NodeId[];
  /** Label of the step that undo takes back, as written by `encodeLabel`. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  /** The document as last saved; unsaved changes exist when `document !== saved`. */
  readonly saved: EmailDocument;
}

export interface RunOptions {
  /** Commands with the same key in a row, less than 800 ms apart, become one undo step. */
  readonly coalesce?: string;
  /** Becomes part of the step that made this document, as long as that is the latest: for what a server adds to an edit. */
  readonly joins?: EmailDocument;
}

/** One step of the history, for a panel that lists them. */
export interface HistoryStep {
  /** As written by `encodeLabel`; `start` for the first. */
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** A step with all it shows, for a history that is to outlive the page. */
export interface HistoryRecord extends HistoryStep {
  /**
   * Commands that made this step from the step before, in order: several when edits in a row became one step. Empty for
   * the start, and for steps of an earlier page.
   */
  readonly commands: readonly Command[];
  /** Ids that these commands gave to new nodes, in the order they gave them: with them they make the same document again. */
  readonly newIds: readonly NodeId[];
  readonly document: EmailDocument;
  readonly selection: readonly NodeId[];
  /** Selection before the edit; undo selects it again. */
  readonly selectionBefore: readonly NodeId[];
}

/** All steps, oldest first; `position` is the one shown now. */
export interface HistoryLine {
  readonly steps: readonly HistoryRecord[];
  readonly position: number;
}

/** The headless editor: document, selection and one history. */
export interface Editor {
  readonly context: EditContext;
  /** Changes what may be done from now on: mode, plan, a lost lock, preview. */
  setContext(patch: Partial<EditContext>): void;
  getState(): EditorState;
  subscribe(listener: (state: EditorState, previous: EditorState) => void): () => void;
  select(ids: readonly NodeId[]): void;
  /** Does what a command says as one step of the history, or says why the rules refuse it; then nothing changes. */
  run(command: Command, options?: RunOptions): CommandResult;
  /** Returns what `run` would return, without changing anything. */
  can(command: Command): CommandResult;
  undo(): void;
  /**
   * Takes the step that made this document back as if it had never been, while it is the latest one; false, and nothing
   * changes, when it is not, or when it was saved meanwhile.
   */
  withdraw(document: EmailDocument): boolean;
  redo(): void;
  /** The documents of its steps share every node that an edit left alone. */
  getHistory(): HistoryLine;
  /**
   * Goes on with a history kept earlier, at its position. `saved` is the step that was last saved; without one what is
   * saved stays what it was. Refused when nothing may be edited.
   */
  resumeHistory(line: HistoryLine, saved?: number): CommandResult;
  /** Goes to a step of `getHistory()`, back or forth; a position that does not exist changes nothing. */
  jumpTo(position: number): void;
  /** Ends the current coalescing run, so that the next edit is an undo step of its own. */
  breakCoalescing(): void;
  markSaved(document: EmailDocument): void;
}
