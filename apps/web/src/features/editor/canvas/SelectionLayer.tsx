import type { NodeId } from '@mailwright/document';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Box } from './geometry.ts';
import classes from './SelectionLayer.module.css';
import { SelectionTag } from './SelectionTag.tsx';
import type { Stage } from './stage.ts';
import { useBoxes } from './use-boxes.ts';
import { useSelection } from './use-selection.ts';

/** More outlines than this say nothing that fewer do not. */
const MOST_OUTLINES = 100;

/** Outlines of what is under the pointer and of what is selected, over the mail and outside its flow. */
export function SelectionLayer({ stage }: { readonly stage: Stage }) {
  const selection = useSelection(stage);
  const hovered = useStore(stage.store, (state) => state.hovered);
  const dragging = useStore(stage.store, (state) => state.drag !== null);
  const moving = useStore(stage.store, (state) => state.drag?.moving ?? false);
  const editing = useStore(stage.view, (state) => state.editingText !== null);
  const hover = hovered !== null && !selection.includes(hovered) && !dragging && !editing ? hovered : null;
  const ids = useMemo<readonly NodeId[]>(() => selection.slice(0, MOST_OUTLINES), [selection]);
  const boxes = useBoxes(stage, ids);
  const [hoverBox] = useBoxes(
    stage,
    useMemo(() => (hover === null ? [] : [hover]), [hover]),
  );
  const [first] = selection;
  const [firstBox] = boxes;
  return (
    <div className={classes.layer}>
      {hoverBox && <div className={classes.hover} style={place(hoverBox)} data-outline="hover" />}
      {ids.map((id, index) => {
        const box = boxes[index];
        return (
          box &&
          (moving || !dragging) && (
            <div
              key={id}
              className={classes.selected}
              style={place(box)}
              data-outline="selection"
              data-dimmed={moving || undefined}
              data-soft={editing || undefined}
            />
          )
        );
      })}
      {first !== undefined && firstBox && !dragging && !editing && (
        <div className={classes.tagRail} style={{ ...place(firstBox), paddingTop: 0 }}>
          <SelectionTag stage={stage} id={first} count={selection.length} />
        </div>
      )}
    </div>
  );
}

function place({ left, top, width, height }: Box) {
  return { left, top, width, height };
}
