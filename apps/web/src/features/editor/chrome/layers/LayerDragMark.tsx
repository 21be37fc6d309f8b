import { Portal } from '@mantine/core';
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
      <Portal>
        <div className={classes.held} style={{ left: at.x + 14, top: at.y + 14 }}>
          <span className={classes.label}>{label}</span>
          {drop && !drop.ok && <span className={classes.refusal}>{refusalSentence(drop.reason)}</span>}
        </div>
      </Portal>
    </>
  );
}
