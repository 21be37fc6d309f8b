import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly body: string;
  /** Button for the one next step. */
  readonly action?: ReactNode;
}

/** Shows what belongs here and offers the one next step. */
export function EmptyState({ icon, title, body, action }: EmptyStateProps) {
  return (
    <div className={classes.root}>
      <div className={classes.icon}>{icon}</div>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.body}>{body}</p>
      {action}
    </div>
  );
}
