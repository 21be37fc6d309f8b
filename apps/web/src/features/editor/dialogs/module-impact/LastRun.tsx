import type { ModuleUpdate } from '@mailwright/contract';
import { Button, Text } from '@mantine/core';
import { relativeTime } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './ModuleImpactDialog.module.css';

interface LastRunProps {
  readonly run: ModuleUpdate;
  readonly onShow: () => void;
}

/** What was updated last, which can still be looked at and taken back. */
export function LastRun({ run, onShow }: LastRunProps) {
  const t = useT('moduleImpact');
  const { state, total, updated, version, takesBack, startedAt } = run;
  const isRunning = state === 'running';
  if (updated === 0 && !isRunning) return null;
  const when = relativeTime(startedAt);
  return (
    <div className={classes.last}>
      <Text size="sm" c="dimmed">
        {isRunning
          ? t('last.running', { count: total, version })
          : t(takesBack === null ? 'last.update' : 'last.takenBack', { count: updated, version, when })}
      </Text>
      <Button size="compact-sm" variant="subtle" onClick={onShow}>
        {t('last.show')}
      </Button>
    </div>
  );
}
