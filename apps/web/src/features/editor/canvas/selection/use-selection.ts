import type { NodeId } from '@mailwright/document';
import { useSyncExternalStore } from 'react';
import type { Stage } from '../stage.ts';

/** The selected nodes, as the editor keeps them. */
export function useSelection({ editor }: Stage): readonly NodeId[] {
  return useSyncExternalStore(
    (changed) => editor.subscribe(changed),
    () => editor.getState().selection,
  );
}
