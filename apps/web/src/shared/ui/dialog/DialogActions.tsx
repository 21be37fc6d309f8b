import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DialogActions.module.css';

/** What ends a dialog, in sight at its foot however long the form above it is. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="sm" className={classes.actions}>
      {children}
    </Group>
  );
}
