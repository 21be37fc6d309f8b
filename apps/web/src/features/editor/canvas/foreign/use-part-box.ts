import { useCallback } from 'react';
import type { IslandPart } from '../../session/island/island-part.ts';
import { type Box, scaleBox } from '../geometry.ts';
import { type Stage, scaleOf } from '../stage.ts';
import { useMeasured } from '../use-measured.ts';
import { partBox } from './part-element.ts';

/** Box of a part in pixels of the scaled stage, measured again whenever something may have moved. */
export function usePartBox(stage: Stage, { nodeId, index }: IslandPart): Box | null {
  return useMeasured<Box | null>(
    stage,
    useCallback(
      (on: Stage) => {
        const box = partBox(on, { nodeId, index });
        return box && scaleBox(box, scaleOf(on));
      },
      [nodeId, index],
    ),
    null,
  );
}
