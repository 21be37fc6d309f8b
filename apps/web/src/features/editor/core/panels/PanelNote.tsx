import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** A sentence where a panel has nothing to set. */
export function PanelNote({ children }: { readonly children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed" p="md">
      {children}
    </Text>
  );
}
