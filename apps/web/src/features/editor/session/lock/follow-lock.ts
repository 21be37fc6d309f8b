import type { EditorSession } from '../editor-session.ts';
import type { LockStand } from './lock-stand.ts';

/** Shows what became of the lock; with a lost one the mail may only be looked at, and what was not saved is kept. */
export function followLock(session: Pick<EditorSession, 'editor' | 'view' | 'state' | 'work'>, stand: LockStand): void {
  const { editor, view, state, work } = session;
  if (stand.kind === 'lost') {
    view.setState({ editingText: null, drag: null });
    editor.breakCoalescing();
    editor.setContext({ readOnly: true });
    const { document, saved } = editor.getState();
    if (document !== saved) void work.keep().then((draftKept) => state.setState({ draftKept }));
  }
  state.setState({ lock: stand });
}
