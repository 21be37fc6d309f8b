import type { ModuleInstance } from '@mailwright/document';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { newerModules, standingOf } from '../../core/linked/module-standing.ts';
import { useEditorSession, useEditorState, useSessionState } from '../../core/session/use-editor-session.ts';
import classes from './LinkedStanding.module.css';
import { updateLinked } from './update-linked.ts';

/** Shows the version of a module in the mail, and how it compares to the module's current version. */
export function LinkedStanding({ instance }: { readonly instance: ModuleInstance }) {
  const t = useT('linked');
  const session = useEditorSession();
  const news = useSessionState(({ moduleNews }) => moduleNews);
  const document = useEditorState((state) => state.document);
  const [busy, setBusy] = useState(false);
  const standing = standingOf(instance, news);
  const update = newerModules(document, news).find(({ moduleId }) => moduleId === instance.moduleId);
  const take = async () => {
    if (!update) return;
    setBusy(true);
    await updateLinked(session, [update]);
    setBusy(false);
  };
  return (
    <div className={classes.standing} data-standing={standing}>
      <span>{t('versionNumber', { version: instance.version })}</span>
      {standing !== 'unknown' && (
        <span className={classes.state}>{t(`standing.${standing}`, { version: update?.version })}</span>
      )}
      {standing === 'newer' && !session.readOnly && (
        <Button size="compact-xs" loading={busy} onClick={() => void take()}>
          {t('update')}
        </Button>
      )}
      {(standing === 'gone' || standing === 'unreadable') && <p className={classes.hint}>{t(`hint.${standing}`)}</p>}
    </div>
  );
}
