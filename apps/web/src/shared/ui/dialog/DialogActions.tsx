import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './DialogActions.module.css';

/** Shows the buttons that end a dialog, always in sight at its bottom, however long the form above is. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="sm" className={classes.actions}>
      {children}
    </Group>
  );
}
