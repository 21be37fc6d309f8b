import { DragLabel } from '../../../../shared/pointer/DragLabel.tsx';
import { refusalSentence } from '../../session/refusal.ts';
import classes from './Layers.module.css';
import { INDENT, ROW_HEIGHT, START } from './layer-sizes.ts';
import type { LayerDrag } from './use-layer-drag.ts';

/** Where the layers in the air would land, and why they may not land here. */
export function LayerDragMark({ drag, label }: { readonly drag: LayerDrag; readonly label: string }) {
  const { at, drop } = drag;
  const mark = drop?.ok ? drop.mark : null;
  return (
    <>
      {mark?.kind === 'line' && (
        <div
          className={classes.line}
          data-drop="line"
          style={{ top: mark.row * ROW_HEIGHT - 1, insetInlineStart: START + (mark.depth - 1) * INDENT }}
        />
      )}
      {mark?.kind === 'into' && (
        <div className={classes.into} data-drop="box" style={{ top: mark.row * ROW_HEIGHT, height: ROW_HEIGHT }} />
      )}
      <DragLabel at={at} label={label} refusal={drop && !drop.ok ? refusalSentence(drop.reason) : null} />
    </>
  );
}
