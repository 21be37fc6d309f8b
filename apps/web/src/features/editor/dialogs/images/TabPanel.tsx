import { useDebouncedValue } from '@mantine/hooks';
import { Suspense } from 'react';
import { GridSkeleton } from '../../../../shared/images/grid/GridSkeleton.tsx';
import { ChunkBoundary } from '../../../../shared/missing-chunk/ChunkBoundary.tsx';
import type { ChosenImage } from '../../session/images/chosen-image.ts';
import type { ImageTab } from './image-tabs.ts';

interface TabPanelProps {
  readonly tab: ImageTab;
  /** Text in the search input, before typing has paused. */
  readonly typed: string;
  readonly onChoose: (image: ChosenImage) => void;
  /** Its code could not be fetched. */
  readonly onFailure: () => void;
}

/** The content of a tab, which is fetched when it is first shown and searches once typing has paused. */
export function TabPanel({ tab: { Panel, pause }, typed, onChoose, onFailure }: TabPanelProps) {
  const wanted = typed.trim();
  const [settled] = useDebouncedValue(wanted, pause);
  return (
    <ChunkBoundary onFailure={onFailure}>
      <Suspense fallback={<GridSkeleton />}>
        {/* An emptied search is nothing to wait for. */}
        <Panel query={wanted === '' ? '' : settled} onChoose={onChoose} />
      </Suspense>
    </ChunkBoundary>
  );
}
