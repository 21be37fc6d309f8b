import { lazy, Suspense } from 'react';
import { PartBoundary } from '../../../shared/missing-part/PartBoundary.tsx';
import type { Blocker } from '../../../shared/navigation/use-blocker.ts';

export const loadLeaveModal = () => import('./LeaveModal.tsx');
const LeaveModal = lazy(async () => ({ default: (await loadLeaveModal()).LeaveModal }));

/** The question before unsaved work is left. Where it cannot be asked, nothing is left. */
export function LeaveQuestion({ blocker }: { readonly blocker: Blocker }) {
  if (blocker.state !== 'blocked') return null;
  return (
    <PartBoundary onFailure={blocker.reset}>
      <Suspense>
        <LeaveModal blocker={blocker} />
      </Suspense>
    </PartBoundary>
  );
}
