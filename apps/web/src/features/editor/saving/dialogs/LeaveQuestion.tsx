import { lazy, Suspense } from 'react';
import { ChunkBoundary } from '../../../../shared/missing-chunk/ChunkBoundary.tsx';
import type { Blocker } from '../../../../shared/navigation/use-blocker.ts';

export const loadLeaveModal = () => import('./LeaveDialog.tsx');
const LeaveDialog = lazy(async () => ({ default: (await loadLeaveModal()).LeaveDialog }));

/** The question before unsaved work is left. Where it cannot be asked, nothing is left. */
export function LeaveQuestion({ blocker }: { readonly blocker: Blocker }) {
  if (blocker.state !== 'blocked') return null;
  return (
    <ChunkBoundary onFailure={blocker.reset}>
      <Suspense>
        <LeaveDialog blocker={blocker} />
      </Suspense>
    </ChunkBoundary>
  );
}
