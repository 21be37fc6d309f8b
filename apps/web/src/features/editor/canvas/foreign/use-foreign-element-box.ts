import { useCallback } from 'react';
import type { ForeignElement } from '../../core/island/foreign-element.ts';
import { type Box, scaleBox } from '../geometry.ts';
import { type Stage, scaleOf } from '../stage.ts';
import { useMeasured } from '../use-measured.ts';
import { foreignElementBox } from './foreign-dom-element.ts';

/** Box of a foreign element in pixels of the scaled stage, measured again whenever something may have moved. */
export function useForeignElementBox(stage: Stage, { nodeId, index }: ForeignElement): Box | null {
  return useMeasured<Box | null>(
    stage,
    useCallback(
      (on: Stage) => {
        const box = foreignElementBox(on, { nodeId, index });
        return box && scaleBox(box, scaleOf(on));
      },
      [nodeId, index],
    ),
    null,
  );
}
