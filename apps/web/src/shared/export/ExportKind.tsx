import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ExportDialog.module.css';

interface ExportKindProps {
  readonly name: string;
  readonly hint: string;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** Shows one kind of file: its purpose, and the buttons that make it. */
export function ExportKind({ name, hint, actions, children }: ExportKindProps) {
  return (
    <section className={classes.kind} aria-label={name}>
      <div className={classes.kindHead}>
        <div>
          <Text fw={600} component="h3" size="sm">
            {name}
          </Text>
          <Text size="xs" c="var(--mw-text-muted)">
            {hint}
          </Text>
        </div>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
