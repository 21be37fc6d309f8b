import type { Change, CommandInput } from './commands/change.ts';
import { duplicate } from './commands/duplicate.ts';
import { insert } from './commands/insert.ts';
import { move } from './commands/move.ts';
import { pasteStyle } from './commands/paste-style.ts';
import { remove } from './commands/remove.ts';
import { rename } from './commands/rename.ts';
import { replaceDocument } from './commands/replace-document.ts';
import { setAnchor } from './commands/set-anchor.ts';
import { setLayout } from './commands/set-layout.ts';
import { updateProps } from './commands/update-props.ts';
import { updateSettings } from './commands/update-settings.ts';
import { updateStyle } from './commands/update-style.ts';
import type { EditContext, RuleAnswer } from './edit-context.ts';
import type { CommandResult, Editor, EditorState } from './editor.ts';
import { createHistory, type HistoryOptions } from './history.ts';
import { type CreateId, createId } from './ids.ts';
import type { EmailDocument, NodeId } from './node.ts';
import { copyAnswer, duplicateAnswer, removeAnswer } from './rules/in-place.ts';
import { type Placement, place, placeMoved } from './rules/place.ts';
import { locateAll } from './tree/locations.ts';

export interface EditorOptions {
  readonly document: EmailDocument;
  readonly context: EditContext;
  readonly newId?: CreateId;
  readonly history?: HistoryOptions;
}

/** Opens an editor on a document; the document given counts as saved. */
export function createEditor(options: EditorOptions): Editor {
  const { newId = createId } = options;
  const history = createHistory(options.document, options.history);
  const listeners = new Set<(state: EditorState, previous: EditorState) => void>();
  let context = options.context;
  let state: EditorState = {
    document: options.document,
    selection: [],
    undoLabel: null,
    redoLabel: null,
    saved: options.document,
  };

  const publish = (patch: Partial<EditorState>) => {
    const previous = state;
    const steps = history.steps();
    const position = history.position();
    state = {
      ...state,
      undoLabel: position > 0 ? (steps[position]?.label ?? null) : null,
      redoLabel: steps[position + 1]?.label ?? null,
      ...patch,
    };
    for (const listener of [...listeners]) listener(state, previous);
  };

  const input = (): CommandInput => ({ document: state.document, context, newId });

  const apply = (change: Change, coalesce?: string): CommandResult => {
    if (!change.ok) return change;
    const selection = existing(change.document, change.selection ?? state.selection);
    if (change.document !== state.document) {
      const { document, label } = change;
      history.record({ document, label, selection, selectionBefore: state.selection, coalesce });
      publish({ document, selection });
    } else if (!sameIds(selection, state.selection)) {
      publish({ selection });
    }
    return { ok: true, ids: change.ids };
  };

  const goTo = (position: number) => {
    if (context.readOnly || position === history.position()) return;
    const snapshot = history.jump(position);
    if (snapshot) publish({ ...snapshot, selection: existing(snapshot.document, snapshot.selection) });
  };

  return {
    get context() {
      return context;
    },
    setContext(patch) {
      context = { ...context, ...patch };
      publish({});
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select(ids) {
      const selection = existing(state.document, ids);
      if (sameIds(selection, state.selection)) return;
      history.breakCoalescing();
      publish({ selection });
    },
    canInsert: (seeds, target) => withIds(place(state.document, context, seeds, target), []),
    canMove: (ids, target) => withIds(placeMoved(state.document, context, ids, target), ids),
    canRemove: (ids) => withIds(removeAnswer(state.document, context, ids), ids),
    canDuplicate: (ids) => withIds(duplicateAnswer(state.document, context, ids), ids),
    canCopy: (ids) => withIds(copyAnswer(state.document, ids), ids),
    insert: (seeds, target) => apply(insert(input(), seeds, target)),
    move: (ids, target) => apply(move(input(), ids, target)),
    remove: (ids) => apply(remove(input(), ids)),
    duplicate: (ids) => apply(duplicate(input(), ids)),
    updateProps: (id, patch, edit) => apply(updateProps(input(), id, patch, edit), edit?.coalesce),
    setLayout: (id, shares) => apply(setLayout(input(), id, shares)),
    updateStyle: (ids, patch, edit) => apply(updateStyle(input(), ids, patch, edit?.screen), edit?.coalesce),
    pasteStyle: (ids, source) => apply(pasteStyle(input(), ids, source)),
    updateSettings: (patch, edit) => apply(updateSettings(input(), patch), edit?.coalesce),
    rename: (id, name) => apply(rename(input(), id, name)),
    setAnchor: (id, anchor) => apply(setAnchor(input(), id, anchor)),
    replaceDocument: (document, label) => apply(replaceDocument(input(), document, label)),
    undo: () => goTo(history.position() - 1),
    redo: () => goTo(history.position() + 1),
    getHistory: () => ({ steps: history.steps(), position: history.position() }),
    resumeHistory(line, saved) {
      if (context.readOnly) return { ok: false, reason: 'READ_ONLY' };
      const kept = line.steps[saved ?? -1]?.document;
      history.resume(line);
      const snapshot = history.jump(history.position());
      if (!snapshot) return { ok: false, reason: 'NOT_FOUND' };
      const { document, selection } = snapshot;
      publish({ document, selection: existing(document, selection), ...(kept && { saved: kept }) });
      return { ok: true, ids: [] };
    },
    jumpTo: goTo,
    breakCoalescing: history.breakCoalescing,
    markSaved(document) {
      // What was saved must stay a step of its own, or undo could never come back to "nothing unsaved".
      history.breakCoalescing();
      publish({ saved: document });
    },
  };
}

function existing(document: EmailDocument, ids: readonly NodeId[]): readonly NodeId[] {
  return ids.length === 0 ? ids : locateAll(document, ids).map(({ node }) => node.id);
}

function sameIds(a: readonly NodeId[], b: readonly NodeId[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}

function withIds(answer: RuleAnswer | Placement, ids: readonly NodeId[]): CommandResult {
  return answer.ok ? { ok: true, ids } : answer;
}
