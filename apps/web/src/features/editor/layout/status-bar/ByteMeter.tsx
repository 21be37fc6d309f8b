import { LIMITS } from '@mailwright/contract';
import { Progress } from '@mantine/core';
import { formatSize } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './ByteMeter.module.css';
import { useMailBytes } from './use-mail-bytes.ts';

/** Shows how much of Gmail's clipping limit the mail uses. */
export function ByteMeter() {
  const t = useT('editor');
  const bytes = useMailBytes();
  const clipped = bytes !== null && bytes > LIMITS.gmailClipBytes;
  const limit = formatSize(LIMITS.gmailClipBytes / 1024);
  const size = bytes === null ? '…' : formatSize(bytes / 1024);
  return (
    <div
      className={classes.meter}
      data-clipped={clipped || undefined}
      data-tip={t(clipped ? 'bytes.clipped' : 'bytes.hint', { limit })}
    >
      <Progress
        className={classes.bar}
        size={4}
        value={Math.min(100, ((bytes ?? 0) / LIMITS.gmailClipBytes) * 100)}
        color={clipped ? 'var(--mw-danger)' : 'var(--mw-accent)'}
        aria-label={t('bytes.label')}
      />
      <span className={classes.size}>{t('bytes.size', { size, limit })}</span>
    </div>
  );
}
