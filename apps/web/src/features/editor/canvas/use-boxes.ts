import type { NodeId } from '@mailwright/document';
import { useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Box, sameBox, scaleBox } from './geometry.ts';
import { boxOf, type Stage } from './stage.ts';

/** Boxes of nodes in pixels of the scaled stage, measured again whenever something may have moved. */
export function useBoxes(stage: Stage, ids: readonly NodeId[]): readonly (Box | null)[] {
  const layout = useStore(stage.store, (state) => state.layout);
  const zoom = useStore(stage.view, (state) => state.zoom);
  const [boxes, setBoxes] = useState<readonly (Box | null)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tick of the layout is a reason to measure again
  useLayoutEffect(() => {
    const next = ids.map((id) => {
      const box = boxOf(stage, id);
      return box && scaleBox(box, zoom / 100);
    });
    setBoxes((now) =>
      now.length === next.length && now.every((box, index) => sameBox(box, next[index] ?? null)) ? now : next,
    );
  }, [stage, ids, layout, zoom]);
  return boxes;
}
