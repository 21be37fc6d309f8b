import type { ReactNode } from 'react';
import classes from './FieldNote.module.css';

interface FieldNoteProps {
  /** Problem of the field, shown instead of the hint. */
  readonly problem?: ReactNode;
  readonly hint?: ReactNode;
  /** Number of characters, shown with the largest number allowed. */
  readonly count?: number;
  readonly max?: number;
  /** Number of lines reserved for the longest of the texts. */
  readonly lines?: 1 | 2;
}

/** Shows the problem or hint and the character count under a field. Its space is reserved, so that nothing below it moves. */
function FieldNote({ problem, hint, count, max, lines = 2 }: FieldNoteProps) {
  return (
    <span className={classes.note} data-lines={lines}>
      {problem ? <span className={classes.problem}>{problem}</span> : <span>{hint}</span>}
      {count !== undefined && max !== undefined && (
        <span className={count > max ? classes.over : undefined}>{`${count} / ${max}`}</span>
      )}
    </span>
  );
}

/** Returns the props of an input with a note: the field is marked as wrong, and the note says why. */
export function withNote({ problem, ...note }: FieldNoteProps) {
  return {
    error: Boolean(problem),
    description: <FieldNote problem={problem} {...note} />,
    inputWrapperOrder: ['label', 'input', 'description'] as ('label' | 'input' | 'description')[],
  };
}
