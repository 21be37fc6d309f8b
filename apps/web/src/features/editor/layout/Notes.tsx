import type { ReadProblem } from '@mailwright/document';
import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from '../core/panels/Notes.module.css';
import { useEditorSession, useSessionState } from '../core/session/use-editor-session.ts';
import { useNarrow } from '../core/view/use-narrow.ts';
import { LockNotice } from '../saving/lock/LockNotice.tsx';

/** Shows what a person has to know about this template before working on it. */
export function Notes({ problems }: { readonly problems: readonly ReadProblem[] }) {
  const t = useT('editor');
  const { readOnly } = useEditorSession();
  const status = useSessionState(({ template }) => template.status);
  const lost = useSessionState(({ lock }) => lock.kind === 'lost');
  const narrow = useNarrow();
  const [read, setRead] = useState(false);
  return (
    <>
      <LockNotice />
      {readOnly && !lost && (
        <p className={classes.note} role="note">
          {t(status === 'deleted' ? 'note.deleted' : 'note.reading')}
        </p>
      )}
      {narrow && !readOnly && (
        <p className={classes.note} role="note">
          {t('note.narrow')}
        </p>
      )}
      {problems.length > 0 && !read && (
        <div className={classes.note} data-kind="warning" role="alert">
          {t('load.problems', { count: problems.length })}
          <CloseButton size="sm" aria-label={t('note.close')} onClick={() => setRead(true)} />
        </div>
      )}
    </>
  );
}
