import type { NodeId } from '@mailwright/document';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useAfterPaint } from '../../../../shared/after-paint.ts';
import { isSamePart } from '../../session/island/island-part.ts';
import type { Stage } from '../stage.ts';
import { HoverOutline } from './HoverOutline.tsx';
import { Outlines } from './Outlines.tsx';
import classes from './SelectionLayer.module.css';
import { SelectionTag } from './SelectionTag.tsx';

/** Fetched with the first selection that has handles, and the first part of foreign HTML. */
const HandleLayer = lazy(async () => ({ default: (await import('../handles/HandleLayer.tsx')).HandleLayer }));
const PartLayer = lazy(async () => ({ default: (await import('../foreign/PartLayer.tsx')).PartLayer }));
const PartHover = lazy(async () => ({ default: (await import('../foreign/PartLayer.tsx')).PartHover }));

/** Outlines of what is under the pointer and of what is selected, with its tag and handles, outside the mail's flow. */
export function SelectionLayer({ stage }: { readonly stage: Stage }) {
  const selection = useSelection(stage);
  // A press is answered by its outline; the tools follow with the next frame.
  const outlined = useAfterPaint(selection);
  const hovered = useStore(stage.store, (state) => state.hovered);
  const dragging = useStore(stage.store, (state) => state.drag !== null);
  const moving = useStore(stage.store, (state) => state.drag?.moving ?? false);
  const drawing = useStore(stage.store, (state) => state.marquee !== null);
  const replaced = useStore(stage.store, (state) => state.marquee?.add === false);
  const measuring = useStore(stage.store, (state) => state.measuring);
  const editing = useStore(stage.view, (state) => state.editingText !== null);
  const compact = useStore(stage.view, (state) => state.compact);
  const quiet = !dragging && !drawing && !editing;
  const hoveredPart = useStore(stage.store, (state) => state.hoveredPart);
  const chosen = useStore(stage.view, (state) => state.part);
  const [first] = selection;
  const part = chosen !== null && selection.length === 1 && chosen.nodeId === first ? chosen : null;
  const [tagged] = outlined;
  const shown = (moving || !dragging) && !replaced;
  return (
    <div className={classes.layer}>
      <Suspense>
        {quiet && !measuring && hoveredPart !== null && !isSamePart(hoveredPart, part) && (
          <PartHover stage={stage} part={hoveredPart} />
        )}
      </Suspense>
      {quiet && !measuring && hoveredPart === null && hovered !== null && !selection.includes(hovered) && (
        <HoverOutline key={hovered} stage={stage} id={hovered} />
      )}
      {shown && <Outlines stage={stage} ids={selection} dimmed={moving} soft={editing || part !== null} />}
      <Suspense>{part !== null && !editing && <PartLayer stage={stage} part={part} />}</Suspense>
      {first !== undefined && tagged !== undefined && part === null && quiet && !measuring && (
        <SelectionTag stage={stage} id={tagged} count={outlined.length} />
      )}
      {first !== undefined && tagged !== undefined && part === null && quiet && !compact && outlined.length === 1 && (
        <Suspense>
          <HandleLayer stage={stage} id={tagged} />
        </Suspense>
      )}
    </div>
  );
}

/** The selected nodes, as the editor keeps them. */
function useSelection({ editor }: Stage): readonly NodeId[] {
  return useSyncExternalStore(
    (changed) => editor.subscribe(changed),
    () => editor.getState().selection,
  );
}
