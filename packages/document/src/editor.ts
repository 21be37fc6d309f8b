import type { NodeSeed } from './block-definition.ts';
import type { EditContext, RefusalReason } from './edit-context.ts';
import type { EditAction } from './edit-label.ts';
import type { GeneralSettings } from './general-settings.ts';
import type { JsonObject } from './json.ts';
import type { EmailDocument, NodeId } from './node.ts';
import type { NodeStyle, StyleValues } from './node-style.ts';
import type { StyleSource } from './operations/paste-style.ts';
import type { StyleScreen } from './operations/update-style.ts';

/** A place in the tree: before child `index` of `parentId` (null: the root list). */
export interface DropTarget {
  readonly parentId: NodeId | null;
  readonly index: number;
}

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

export interface EditOptions {
  /** Edits with the same key in a row, less than 800 ms apart, become one undo step. */
  readonly coalesce?: string;
}

export interface PropsEditOptions extends EditOptions {
  /** What the step is called when a handle on the canvas changed the props. */
  readonly action?: Extract<EditAction, 'resize' | 'split'>;
  /** What the step is called when it changed a part of what a block holds; as written by `encodeLabel`. */
  readonly label?: string;
}

/** New style values by name; `undefined` resets one. */
export type StylePatch = Partial<
  Record<keyof StyleValues | 'hideOn', NodeStyle[keyof StyleValues | 'hideOn'] | undefined>
>;

/** One step of the history, for a panel that lists them. */
export interface HistoryStep {
  /** As written by `encodeLabel`; `start` for the first. */
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** A step with all it shows, for a history that is to outlive the page. */
export interface HistoryRecord extends HistoryStep {
  readonly document: EmailDocument;
  readonly selection: readonly NodeId[];
  /** What was selected before the edit; undo selects it again. */
  readonly selectionBefore: readonly NodeId[];
}

/** All steps, oldest first; `position` is the one shown now. */
export interface HistoryLine {
  readonly steps: readonly HistoryRecord[];
  readonly position: number;
}

/** The headless editor: document, selection and one history. Every command asks the rules first and says why not. */
export interface Editor {
  readonly context: EditContext;
  /** Changes what may be done from now on: mode, plan, a lost lock, preview. */
  setContext(patch: Partial<EditContext>): void;
  getState(): EditorState;
  subscribe(listener: (state: EditorState, previous: EditorState) => void): () => void;
  select(ids: readonly NodeId[]): void;
  /** Where would these be allowed? The answer of the rules without doing it. */
  canInsert(seeds: readonly NodeSeed[], target: DropTarget): CommandResult;
  canMove(ids: readonly NodeId[], target: DropTarget): CommandResult;
  canRemove(ids: readonly NodeId[]): CommandResult;
  canDuplicate(ids: readonly NodeId[]): CommandResult;
  /** Whether these may go to the clipboard (the page wrapper may not). Also true when nothing may be edited. */
  canCopy(ids: readonly NodeId[]): CommandResult;
  /** Blocks dropped where only sections may stand are wrapped in a one-column section. The new nodes are selected. */
  insert(seeds: readonly NodeSeed[], target: DropTarget): CommandResult;
  move(ids: readonly NodeId[], target: DropTarget): CommandResult;
  remove(ids: readonly NodeId[]): CommandResult;
  duplicate(ids: readonly NodeId[]): CommandResult;
  updateProps(id: NodeId, patch: JsonObject, options?: PropsEditOptions): CommandResult;
  /** Shares a section's width anew, percent for each column; columns too many leave what they hold to the last one. */
  setLayout(id: NodeId, shares: readonly number[]): CommandResult;
  /** `undefined` values reset a field. `screen` writes the per-device values. */
  updateStyle(
    ids: readonly NodeId[],
    patch: StylePatch,
    options?: EditOptions & { readonly screen?: StyleScreen },
  ): CommandResult;
  /** Gives nodes the look of another one, as far as their blocks have the same style sections. */
  pasteStyle(ids: readonly NodeId[], source: StyleSource): CommandResult;
  updateSettings(patch: Partial<GeneralSettings>, options?: EditOptions): CommandResult;
  /** The author's own name in the layers tree; '' takes it away. */
  rename(id: NodeId, name: string): CommandResult;
  /** The name that links of the mail lead to; '' takes it away. Refused when another node has it. */
  setAnchor(id: NodeId, anchor: string): CommandResult;
  /** Swaps the whole document as one undo step (import, version restore, clean canvas). */
  replaceDocument(document: EmailDocument, label: string): CommandResult;
  undo(): void;
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
