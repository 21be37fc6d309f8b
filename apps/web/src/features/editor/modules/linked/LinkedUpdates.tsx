import { Button, CloseButton } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { newerModules } from '../../core/linked/module-status.ts';
import { openDialog } from '../../core/session/editor-session.ts';
import { useEditorSession, useEditorState, useSessionState } from '../../core/session/use-editor-session.ts';
import classes from './LinkedUpdates.module.css';
import { updateLinked } from './update-linked.ts';

/** Says over the canvas that linked modules have newer versions. Closed, it comes back with the next one. */
export function LinkedUpdates() {
  const t = useT('linked');
  const session = useEditorSession();
  const document = useEditorState((state) => state.document);
  const news = useSessionState(({ moduleUpdateNotices }) => moduleUpdateNotices);
  const [closed, setClosed] = useState('');
  const [busy, setBusy] = useState(false);
  const updates = newerModules(document, news);
  const shown = updates.map(({ moduleId, version }) => `${moduleId} ${version}`).join();
  const [first] = updates;
  const update = async () => {
    setBusy(true);
    await updateLinked(session, updates);
    setBusy(false);
  };
  return (
    <div className={classes.place} role="status">
      {first !== undefined && shown !== closed && (
        <div className={classes.bar}>
          <IconRefresh size={16} stroke={1.8} aria-hidden="true" className={classes.icon} />
          <span className={classes.words}>{t('newer', { count: updates.length, name: first.name })}</span>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => openDialog(session, { kind: 'module-updates', updates })}
          >
            {t('look')}
          </Button>
          <Button size="compact-sm" loading={busy} onClick={() => void update()}>
            {t('update')}
          </Button>
          <CloseButton size="sm" aria-label={t('later')} onClick={() => setClosed(shown)} />
        </div>
      )}
    </div>
  );
}
