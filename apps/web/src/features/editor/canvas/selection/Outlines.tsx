import { instanceAt, type NodeId } from '@mailwright/document';
import { useMemo } from 'react';
import type { Stage } from '../stage.ts';
import { useBoxes } from '../use-boxes.ts';
import classes from './Outlines.module.css';

/** More outlines than this say nothing that fewer do not. */
const MAX_OUTLINES = 100;

interface OutlinesProps {
  readonly stage: Stage;
  readonly ids: readonly NodeId[];
  /** They are in the air. */
  readonly dimmed?: boolean;
  /** A text of theirs is open. */
  readonly soft?: boolean;
}

/** Firm outlines around what is selected. */
export function Outlines({ stage, ids, dimmed = false, soft = false }: OutlinesProps) {
  const drawn = useMemo<readonly NodeId[]>(() => ids.slice(0, MAX_OUTLINES), [ids]);
  const boxes = useBoxes(stage, drawn);
  const { document } = stage.editor.getState();
  return drawn.map((id, index) => {
    const box = boxes[index];
    return (
      box && (
        <div
          key={id}
          className={classes.outline}
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
          data-outline="selection"
          data-linked={instanceAt(document, id) !== undefined || undefined}
          data-dimmed={dimmed || undefined}
          data-soft={soft || undefined}
        />
      )
    );
  });
}
