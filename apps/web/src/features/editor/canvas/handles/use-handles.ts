import type { NodeId } from '@mailwright/document';
import { useCallback } from 'react';
import type { Stage } from '../stage.ts';
import { useMeasured } from '../use-measured.ts';
import { type Handle, handlesOf } from './handles.ts';

const NONE: readonly Handle[] = [];

/** The handles of a node, where they are now. */
export function useHandles(stage: Stage, id: NodeId): readonly Handle[] {
  return useMeasured(
    stage,
    useCallback((on: Stage) => handlesOf(on, id), [id]),
    NONE,
  );
}
