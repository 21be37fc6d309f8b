import { type ReactNode, useId } from 'react';
import classes from './PartSection.module.css';

interface PartSectionProps {
  readonly title: string;
  readonly hint?: string;
  /** Controls beside the title. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Shows a part of the kit in a card with its title. */
export function PartSection({ title, hint, actions, children }: PartSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.part}>
      <div className={classes.head}>
        <div>
          <h2 id={id} className={classes.title}>
            {title}
          </h2>
          {hint !== undefined && <p className={classes.hint}>{hint}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
