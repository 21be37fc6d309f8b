import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OpenDialog } from './open-dialog.ts';

/** The dialog that is open. Whoever leads here may ask for the first one: the editor does with a locked template. */
export function useArrivalDialog(): [OpenDialog | null, Dispatch<SetStateAction<OpenDialog | null>>] {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const lockedId = lockedIdOf(state);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useEffect(() => {
    if (lockedId === null) return;
    setDialog({ kind: 'locked', id: lockedId });
    // Asked for once: a reload does not open it again.
    void navigate(pathname + search, { replace: true, state: null });
  }, [lockedId, pathname, search, navigate]);
  return [dialog, setDialog];
}

function lockedIdOf(state: unknown): string | null {
  const isAsking = typeof state === 'object' && state !== null && 'lockedId' in state;
  return isAsking && typeof state.lockedId === 'string' ? state.lockedId : null;
}
