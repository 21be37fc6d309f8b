import { VisuallyHidden } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import i18next from 'i18next';
import { fullDate } from '../../../shared/format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { saveWords } from '../session/save-words.ts';
import { useDirty, useSessionState } from '../session/use-editor-session.ts';
import classes from './SaveState.module.css';
import { shortAgo } from './short-ago.ts';
import { useNow } from './use-now.ts';

/** The save state in words. Screen readers hear its changes, not the passing of time. */
export function SaveState() {
  const t = useT('editor');
  const { online } = useNetwork();
  const dirty = useDirty();
  const saving = useSessionState((state) => state.saving);
  const savedAt = useSessionState((state) => state.savedAt);
  const unreachable = useSessionState((state) => state.unreachable);
  const draftKept = useSessionState((state) => state.draftKept);
  const now = useNow(5000);
  const words = saveWords({ saving, dirty, online, unreachable, draftKept, savedAt, now });
  const ago = 'savedAt' in words ? shortAgo(words.savedAt, now, i18next.language) : '';
  return (
    <span className={classes.state} data-state={words.key} title={t('save.lastSaved', { date: fullDate(savedAt) })}>
      <span aria-hidden="true">{t(words.key, { ago })}</span>
      <VisuallyHidden role="status">
        {t(words.key === 'save.savedAgo' || words.key === 'save.justNow' ? 'save.saved' : words.key)}
      </VisuallyHidden>
    </span>
  );
}
