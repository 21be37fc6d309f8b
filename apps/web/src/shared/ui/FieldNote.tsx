import type { ReactNode } from 'react';
import classes from './FieldNote.module.css';

interface FieldNoteProps {
  /** What is wrong with the field; takes the hint's place. */
  readonly problem?: ReactNode;
  readonly hint?: ReactNode;
  /** How many characters of how many. */
  readonly count?: number;
  readonly max?: number;
  /** Lines that are kept free for the longest of the texts. */
  readonly lines?: 1 | 2;
}

/** What stands under a field. Its room is there before anything is said, so that nothing below it moves. */
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

/** Props of an input with a note: the field is marked as wrong, the note says why. */
export function withNote({ problem, ...note }: FieldNoteProps) {
  return {
    error: Boolean(problem),
    description: <FieldNote problem={problem} {...note} />,
    inputWrapperOrder: ['label', 'input', 'description'] as ('label' | 'input' | 'description')[],
  };
}
