import { VisuallyHidden } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { isEmbedded } from '../../../shared/embedding/parent-window.ts';
import { fullDate, shortAgo } from '../../../shared/format.ts';
import { i18n } from '../../../shared/i18n/i18n.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import { useDirty, useSessionState } from '../core/session/use-editor-session.ts';
import classes from './SaveState.module.css';
import { type SaveWords, saveWords } from './save/save-words.ts';

/** The save state in words. Screen readers hear its changes, not the passing of time. */
export function SaveState() {
  const t = useT('editor');
  const { online } = useNetwork();
  const dirty = useDirty();
  const { autosave } = useAccount();
  const { saving, busy, savedAt, unreachable, draftKept, held, template } = useSessionState((state) => state);
  const byHand = autosave && !isEmbedded() && template.status === 'published';
  const now = useNow(5000);
  const words = saveWords({ saving, busy, dirty, online, unreachable, draftKept, held, byHand, savedAt, now });
  const ago = words.key === 'save.savedAgo' ? shortAgo(words.savedAt, now, i18n.language) : '';
  const reason = words.key === 'save.refused' ? t(reasonOf(words)) : '';
  const shown = t(words.key, { ago, reason });
  const said = words.key === 'save.byHand' ? t('save.byHandHint') : shown;
  const sentence = words.key === 'save.refused' ? words.sentence : said;
  const isSaved = words.key === 'save.savedAgo' || words.key === 'save.justNow';
  const title = isSaved || words.key === 'save.saving' ? t('save.lastSaved', { date: fullDate(savedAt) }) : sentence;
  return (
    <span className={classes.state} data-state={words.key} title={title}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden role="status">{isSaved ? t('save.saved') : sentence}</VisuallyHidden>
    </span>
  );
}

/** Returns the key of what the server refuses, short enough for the bar; the title has the whole sentence. */
function reasonOf({ code }: Extract<SaveWords, { key: 'save.refused' }>) {
  if (code === 'BASE64_NOT_ALLOWED') return 'save.reason.base64';
  if (code === 'OVERSIZE' || code === 'PAYLOAD_TOO_LARGE') return 'save.reason.oversize';
  return code === 'CUSTOM_SCRIPT_NOT_ALLOWED' ? 'save.reason.script' : 'save.reason.other';
}

/** The time, again every `interval` milliseconds. */
function useNow(interval: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), interval);
    return () => window.clearInterval(timer);
  }, [interval]);
  return now;
}
