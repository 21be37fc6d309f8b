import { useEffect, useRef } from 'react';
import { navigate } from '../../../../shared/navigation/navigate.ts';
import { usePlace } from '../../../../shared/navigation/place.ts';
import { useEditorSession, useSessionState } from '../../core/session/use-editor-session.ts';

/** Restores the version that the list asked for when it opened the editor; a reload does not do it again. */
export function useRestoreOnOpen(): void {
  const session = useEditorSession();
  const { pathname, search, state } = usePlace();
  const asked = askedVersion(state);
  const done = useRef<string | null>(null);
  // Work found on this device is decided on first: it would be what the version replaces.
  const waiting = useSessionState(({ dialog }) => dialog?.kind === 'draft-found');
  useEffect(() => {
    if (asked === null || waiting || done.current === asked) return;
    done.current = asked;
    navigate(pathname + search, { replace: true });
    void import('../versions/restore-version.ts').then(({ restoreVersion }) => restoreVersion(session, asked));
  }, [asked, waiting, session, pathname, search]);
}

function askedVersion(state: unknown): string | null {
  const isAsked = typeof state === 'object' && state !== null && 'restore' in state;
  return isAsked && typeof state.restore === 'string' ? state.restore : null;
}
