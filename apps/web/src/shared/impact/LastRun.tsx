import type { ModuleUpdate } from '@mailwright/contract';
import { Button, Text } from '@mantine/core';
import { relativeTime } from '../format.ts';
import { useT } from '../i18n/use-t.ts';
import classes from './ImpactDialog.module.css';

interface LastRunProps {
  readonly run: ModuleUpdate;
  readonly onShow: () => void;
}

/** Shows the last update, with a button to view it and undo it. */
export function LastRun({ run, onShow }: LastRunProps) {
  const t = useT('moduleImpact');
  const { kind, state, total, updated, version, takesBack, startedAt } = run;
  const isRunning = state === 'running';
  if (updated === 0 && !isRunning) return null;
  const when = relativeTime(startedAt);
  return (
    <div className={classes.last}>
      <Text size="sm" c="dimmed">
        {isRunning
          ? t(`${kind}.last.running`, { count: total, version })
          : t(takesBack === null ? `${kind}.last.update` : `${kind}.last.takenBack`, { count: updated, version, when })}
      </Text>
      <Button size="compact-sm" variant="subtle" onClick={onShow}>
        {t('last.show')}
      </Button>
    </div>
  );
}
