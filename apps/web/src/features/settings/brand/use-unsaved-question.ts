import { useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useBlocker } from '../../../shared/navigation/use-blocker.ts';
import { confirm } from '../../../shared/ui/dialog/confirm.ts';

/**
 * Asks for confirmation before unsaved values are lost by leaving the page. When the window is closed, the browser asks in its
 * own words.
 */
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
