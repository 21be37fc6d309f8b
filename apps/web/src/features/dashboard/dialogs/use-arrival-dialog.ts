import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { navigate } from '../../../shared/navigation/navigate.ts';
import { usePlace } from '../../../shared/navigation/place.ts';
import type { OpenDialog } from './open-dialog.ts';

/**
 * Returns the open dialog and its setter. A page that links here can open the first dialog: the editor does so for a locked
 * template.
 */
export function useArrivalDialog(): [OpenDialog | null, Dispatch<SetStateAction<OpenDialog | null>>] {
  const { pathname, search, state } = usePlace();
  const lockedId = lockedIdOf(state);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useEffect(() => {
    if (lockedId === null) return;
    setDialog({ kind: 'locked', id: lockedId });
    // Asked for once: a reload does not open it again.
    navigate(pathname + search, { replace: true });
  }, [lockedId, pathname, search]);
  return [dialog, setDialog];
}

function lockedIdOf(state: unknown): string | null {
  const isAsking = typeof state === 'object' && state !== null && 'lockedId' in state;
  return isAsking && typeof state.lockedId === 'string' ? state.lockedId : null;
}
