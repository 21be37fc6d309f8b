import { Suspense } from 'react';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { timeOfDay } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ChunkBoundary } from '../../../../shared/missing-chunk/ChunkBoundary.tsx';
import { lazyChunk } from '../../../../shared/missing-chunk/lazy-chunk.ts';
import classes from '../../core/panels/Notes.module.css';
import { useSessionState } from '../../core/session/use-editor-session.ts';

export const loadLockLost = async () => (await import('./LockLost.tsx')).LockLost;
const LockLost = lazyChunk(loadLockLost);

/** Shows what happened to the lock, unless it is simply held. */
export function LockNotice() {
  const t = useT('editor');
  const lock = useSessionState((state) => state.lock);
  if (lock.kind === 'lost') {
    return (
      <ChunkBoundary>
        <Suspense>
          <LockLost code={lock.error.code} sentence={errorSentence(lock.error)} />
        </Suspense>
      </ChunkBoundary>
    );
  }
  if (lock.kind !== 'unsure') return null;
  return (
    <p className={classes.note} data-kind="warning" role="status">
      {t('lock.unsure', { time: timeOfDay(lock.until) })}
    </p>
  );
}
