import type { CommandInput } from '../commands/change.ts';
import { canRunCommand, runCommand } from '../commands/run-command.ts';
import { type CreateId, createId } from '../ids.ts';
import type { EmailDocument, NodeId } from '../node.ts';
import { locateAll } from '../tree/locations.ts';
import type { EditContext } from './edit-context.ts';
import { labelOf } from './edit-label.ts';
import type { Editor, EditorState } from './editor.ts';
import { createHistory, type HistoryOptions } from './history.ts';

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
    // Who shows the selection draws it anew when it is another one, not when it was looked up again.
    if (sameIds(state.selection, previous.selection)) state = { ...state, selection: previous.selection };
    for (const listener of [...listeners]) listener(state, previous);
  };

  const input = (): CommandInput => ({ document: state.document, context, newId });

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
    run(command, { coalesce, joins } = {}) {
      const before = state;
      const newIds: NodeId[] = [];
      const recordedId = () => {
        const id = newId();
        newIds.push(id);
        return id;
      };
      const change = runCommand({ ...input(), newId: recordedId }, command);
      if (!change.ok) return change;
      const { document, ids } = change;
      const selection = existing(document, change.selection ?? before.selection);
      if (document !== before.document) {
        const label = labelOf(command, before.document);
        const done = change.command ? { command: change.command, newIds: [] } : { command, newIds };
        history.record({ document, ...done, label, selection, selectionBefore: before.selection, coalesce, joins });
        publish({ document, selection });
      } else if (!sameIds(selection, before.selection)) {
        publish({ selection });
      }
      return { ok: true, ids };
    },
    can: (command) => canRunCommand(input(), command),
    withdraw(document) {
      // What was saved stays a step to come back to.
      const snapshot = document === state.saved ? undefined : history.withdraw(document);
      if (snapshot) publish({ ...snapshot, selection: existing(snapshot.document, snapshot.selection) });
      return snapshot !== undefined;
    },
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
