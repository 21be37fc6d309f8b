import { Portal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DragLabel.module.css';
import type { Point } from './point.ts';

interface DragLabelProps {
  /** Where the pointer is. */
  readonly at: Point;
  /** What is in the air. */
  readonly label: string;
  /** What it looks like. */
  readonly picture?: ReactNode;
  /** Why it may not land here. */
  readonly refusal: string | null;
}

/** Goes along with the pointer while something is dragged. */
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
