import { useEffect, useRef } from 'react';
import { navigate } from '../../../shared/navigation/navigate.ts';
import { usePlace } from '../../../shared/navigation/place.ts';
import type { FindingPlace } from '../core/session/go-to-finding.ts';
import { useEditorSession, useSessionState } from '../core/session/use-editor-session.ts';

/** Goes to the finding for which the list opened the editor; a reload does not do it again. */
export function useFindingOnOpen(): void {
  const session = useEditorSession();
  const { pathname, search, state } = usePlace();
  const asked = askedFinding(state);
  const done = useRef<FindingPlace | null>(null);
  // Work found on this device is decided on first: what was found may not be in it.
  const waiting = useSessionState(({ dialog }) => dialog?.kind === 'draft-found');
  useEffect(() => {
    if (asked === null || waiting || done.current === asked) return;
    done.current = asked;
    navigate(pathname + search, { replace: true });
    void import('../core/session/go-to-finding.ts').then(({ goToFinding }) => goToFinding(session, asked));
  }, [asked, waiting, session, pathname, search]);
}

/** The place that `PublishChecks` of the dashboard hands over; states of a page's history are its own. */
function askedFinding(state: unknown): FindingPlace | null {
  const isAsked = typeof state === 'object' && state !== null && 'finding' in state;
  return isAsked ? (state.finding as FindingPlace) : null;
}
