import { Button, CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { readSetting, writeSetting } from '../../../shared/local-settings.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { openDialog } from '../core/session/editor-session.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';
import classes from './TrialBanner.module.css';

/** Number of the plan that is the free trial. */
const FREE_TRIAL = 0;

/** Tells a person on the free trial that it ends, until they close it; closed for them on this device. */
export function TrialBanner() {
  const t = useT('editor');
  const messages = useT('messages');
  const session = useEditorSession();
  const { principalId, subscriptionPlanNumber, upgradeUrl } = useAccount();
  const closedBy = readSetting('trialNoticeClosedBy') ?? [];
  const [closed, setClosed] = useState(closedBy.includes(principalId));
  if (subscriptionPlanNumber !== FREE_TRIAL || closed) return null;
  const close = () => {
    writeSetting('trialNoticeClosedBy', [...closedBy, principalId]);
    setClosed(true);
  };
  return (
    <aside className={classes.banner} aria-label={t('trial.label')}>
      <span>{messages('freeTrial')}</span>
      {upgradeUrl === null ? (
        <Button size="compact-sm" onClick={() => openDialog(session, { kind: 'change-plan' })}>
          {t('trial.upgrade')}
        </Button>
      ) : (
        <Button component="a" href={upgradeUrl} target="_blank" rel="noopener noreferrer" size="compact-sm">
          {t('trial.upgrade')}
        </Button>
      )}
      <CloseButton className={classes.close} size="sm" aria-label={t('note.close')} onClick={close} />
    </aside>
  );
}
