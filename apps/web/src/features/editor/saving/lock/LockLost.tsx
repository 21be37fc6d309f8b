import { Button } from '@mantine/core';
import { useState } from 'react';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { navigate } from '../../../../shared/navigation/navigate.ts';
import classes from '../../core/panels/Notes.module.css';
import { useDirty, useEditorSession, useSessionState } from '../../core/session/use-editor-session.ts';
import { EDITOR_QUERIES } from '../../core/template/refresh-lists.ts';
import { keepCopy } from '../draft/keep-copy.ts';

/** Says that the lock is lost, what has become of unsaved work, and offers a copy of it. */
export function LockLost({ code, sentence }: { readonly code: string; readonly sentence: string }) {
  const t = useT('editor');
  const session = useEditorSession();
  const dirty = useDirty();
  const kept = useSessionState((state) => state.draftKept);
  const id = useSessionState(({ template }) => template.id);
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    const address = await keepCopy(session);
    setBusy(false);
    if (address !== null) navigate(address);
  };
  return (
    <div className={classes.note} data-kind="warning" role="alert">
      <span>
        {code === 'TEMPLATE_LOCKED' ? t('lock.lost') : sentence}
        {dirty && ` ${t(kept ? 'lock.kept' : 'lock.unsaved')}`}
      </span>
      <Button className={classes.button} size="compact-sm" variant="default" loading={busy} onClick={() => void copy()}>
        {t('locked.copy')}
      </Button>
      <Button
        className={classes.button}
        size="compact-sm"
        variant="default"
        onClick={() => void queryClient.resetQueries({ queryKey: [EDITOR_QUERIES, id] })}
      >
        {t('lock.reopen')}
      </Button>
    </div>
  );
}
