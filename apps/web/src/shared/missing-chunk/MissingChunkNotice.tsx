import { Button, CloseButton } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { useT } from '../i18n/use-t.ts';
import classes from './MissingChunkNotice.module.css';
import { missingChunkStore } from './missing-chunk.ts';
import { reloadPage } from './reload-page.ts';

/** Shows that there is a newer release and offers to load it. It is part of the first code, so that it can always be shown. */
export function MissingChunkNotice() {
  const t = useT('shared');
  const { missing, said } = useStore(missingChunkStore);
  return (
    <div role="status" className={classes.place}>
      {missing && !said && (
        <div className={classes.notice}>
          <IconSparkles size={20} stroke={1.6} className={classes.icon} aria-hidden="true" />
          <div className={classes.words}>
            <strong>{t('newRelease.title')}</strong>
            <span>{t('newRelease.body')}</span>
          </div>
          <Button size="xs" onClick={() => void reloadPage()}>
            {t('newRelease.reload')}
          </Button>
          <CloseButton aria-label={t('close')} onClick={() => missingChunkStore.setState({ missing: false })} />
        </div>
      )}
    </div>
  );
}
