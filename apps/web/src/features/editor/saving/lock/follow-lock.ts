import type { EditorSession } from '../../core/session/editor-session.ts';
import type { LockStatus } from '../../core/session/lock-status.ts';

/** Shows what became of the lock; with a lost one the mail may only be looked at, and what was not saved is kept. */
export function followLock(
  session: Pick<EditorSession, 'editor' | 'view' | 'dragging' | 'state' | 'work'>,
  status: LockStatus,
): void {
  const { editor, view, dragging, state, work } = session;
  if (status.kind === 'lost') {
    view.setState({ editingText: null });
    dragging.cancel();
    editor.breakCoalescing();
    editor.setContext({ readOnly: true });
    const { document, saved } = editor.getState();
    if (document !== saved) void work.keep().then((draftKept) => state.setState({ draftKept }));
  }
  state.setState({ lock: status });
}
