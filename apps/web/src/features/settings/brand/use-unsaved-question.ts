import { useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useBlocker } from '../../../shared/navigation/use-blocker.ts';
import { confirm } from '../../../shared/ui/dialog/confirm.ts';

/** Asks before a way out of the page loses what was entered; closing the window asks in the browser's own words. */
export function useUnsavedQuestion(changed: boolean): void {
  const t = useT('brand');
  const blocker = useBlocker(() => changed);
  useWindowEvent('beforeunload', (event) => {
    if (changed) event.preventDefault();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = {
      title: t('shared:discard.title'),
      body: t('shared:discard.body'),
      confirmLabel: t('shared:discard.confirm'),
      danger: true,
    };
    void confirm(question).then((sure) => (sure ? blocker.proceed() : blocker.reset()));
  }, [blocker, t]);
}
