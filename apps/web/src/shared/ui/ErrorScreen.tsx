import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { EmptyState } from './EmptyState.tsx';
import classes from './ErrorScreen.module.css';

interface ErrorScreenProps {
  readonly title: string;
  readonly body: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Shows that a whole page could not be shown: the reason and the one thing to do. */
export function ErrorScreen({ title, body, action }: ErrorScreenProps) {
  return (
    <main className={classes.screen}>
      <EmptyState
        icon={<IconCloudOff size={28} stroke={1.5} />}
        title={title}
        body={body}
        action={action === undefined ? undefined : <Button onClick={action.run}>{action.label}</Button>}
      />
    </main>
  );
}
