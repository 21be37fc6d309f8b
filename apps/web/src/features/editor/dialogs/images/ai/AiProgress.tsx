import { Button, Progress, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import classes from './AiTab.module.css';
import { cancelImages } from './ai-work.ts';

/** Services do not say how far they are: the time that has passed is what is known. */
export function AiProgress({ since }: { readonly since: number }) {
  const t = useT('aiImages');
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return (
    <div className={classes.progress}>
      <Progress value={100} animated aria-label={t('working')} />
      <div className={classes.line}>
        <Text size="sm" c="dimmed">
          {t('elapsed', { seconds })}
        </Text>
        <Button variant="default" size="compact-sm" onClick={cancelImages}>
          {t('shared:cancel')}
        </Button>
      </div>
    </div>
  );
}
