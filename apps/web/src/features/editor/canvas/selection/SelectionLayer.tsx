import type { NodeId } from '@mailwright/document';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useAfterPaint } from '../../../../shared/after-paint.ts';
import { isSameForeignElement } from '../../core/island/foreign-element.ts';
import type { Stage } from '../stage.ts';
import { HoverOutline } from './HoverOutline.tsx';
import { Outlines } from './Outlines.tsx';
import classes from './SelectionLayer.module.css';
import { SelectionTag } from './SelectionTag.tsx';

/** Fetched with the first selection that has handles, and the first element of foreign HTML. */
const HandleLayer = lazy(async () => ({ default: (await import('../handles/HandleLayer.tsx')).HandleLayer }));
const ForeignElementLayer = lazy(async () => ({
  default: (await import('../foreign/ForeignElementLayer.tsx')).ForeignElementLayer,
}));
const ForeignElementHover = lazy(async () => ({
  default: (await import('../foreign/ForeignElementLayer.tsx')).ForeignElementHover,
}));

/** Outlines of what is under the pointer and of what is selected, with its tag and handles, outside the mail's flow. */
export function SelectionLayer({ stage }: { readonly stage: Stage }) {
  const selection = useSelection(stage);
  // A press is answered by its outline; the tools follow with the next frame.
  const outlined = useAfterPaint(selection);
  const hovered = useStore(stage.store, (state) => state.hovered);
  const dragging = useStore(stage.dragging.store, ({ session }) => session !== null);
  const moving = useStore(stage.dragging.store, ({ session }) => (session?.source.ids.length ?? 0) > 0);
  const drawing = useStore(stage.store, (state) => state.marquee !== null);
  const replaced = useStore(stage.store, (state) => state.marquee?.add === false);
  const measuring = useStore(stage.store, (state) => state.measuring);
  const editing = useStore(stage.view, (state) => state.editingText !== null);
  const compact = useStore(stage.view, (state) => state.compact);
  const quiet = !dragging && !drawing && !editing;
  const hoveredForeignElement = useStore(stage.store, (state) => state.hoveredForeignElement);
  const chosen = useStore(stage.view, (state) => state.foreignElement);
  const [first] = selection;
  const foreignElement = chosen !== null && selection.length === 1 && chosen.nodeId === first ? chosen : null;
  const [tagged] = outlined;
  const shown = (moving || !dragging) && !replaced;
  return (
    <div className={classes.layer}>
      <Suspense>
        {quiet &&
          !measuring &&
          hoveredForeignElement !== null &&
          !isSameForeignElement(hoveredForeignElement, foreignElement) && (
            <ForeignElementHover stage={stage} foreignElement={hoveredForeignElement} />
          )}
      </Suspense>
      {quiet && !measuring && hoveredForeignElement === null && hovered !== null && !selection.includes(hovered) && (
        <HoverOutline key={hovered} stage={stage} id={hovered} />
      )}
      {shown && <Outlines stage={stage} ids={selection} dimmed={moving} soft={editing || foreignElement !== null} />}
      <Suspense>
        {foreignElement !== null && !editing && <ForeignElementLayer stage={stage} foreignElement={foreignElement} />}
      </Suspense>
      {first !== undefined && tagged !== undefined && foreignElement === null && quiet && !measuring && (
        <SelectionTag stage={stage} id={tagged} ids={outlined} />
      )}
      {first !== undefined &&
        tagged !== undefined &&
        foreignElement === null &&
        quiet &&
        !compact &&
        outlined.length === 1 && (
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
