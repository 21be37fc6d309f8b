import { Portal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DragLabel.module.css';
import type { Point } from './point.ts';

interface DragLabelProps {
  /** Position of the pointer. */
  readonly at: Point;
  /** Name of the dragged element. */
  readonly label: string;
  /** Picture of the dragged element. */
  readonly picture?: ReactNode;
  /** Reason why it cannot be dropped here; null when it can. */
  readonly refusal: string | null;
}

/** Shows a label that follows the pointer during a drag. */
export function DragLabel({ at, label, picture, refusal }: DragLabelProps) {
  return (
    <Portal>
      <div
        className={classes.held}
        data-refused={refusal !== null || undefined}
        style={{ transform: `translate(${at.x + 14}px, ${at.y + 14}px)` }}
      >
        {picture !== undefined && <div className={classes.picture}>{picture}</div>}
        <span className={classes.label}>{label}</span>
        {refusal !== null && <span className={classes.refusal}>{refusal}</span>}
      </div>
    </Portal>
  );
}
