import { LIMITS } from '@mailwright/contract';
import { Progress } from '@mantine/core';
import { formatDecimal, formatSize } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './ByteMeter.module.css';
import { ImagesWeight } from './ImagesWeight.tsx';
import { useMailBytes } from './use-mail-bytes.ts';
import { useSelectionBytes } from './use-selection-bytes.ts';

/** Shows the size of the selection, of the mail and of its images. */
export function Weights() {
  return (
    <>
      <SelectionBytes />
      <ByteMeter />
      <ImagesWeight />
    </>
  );
}

/** Shows how much of Gmail's clipping limit the mail uses. */
function ByteMeter() {
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

/** Shows the size of the selection in the mail, kilobytes. */
function SelectionBytes() {
  const t = useT('editor');
  const bytes = useSelectionBytes();
  return bytes === null ? null : (
    <span className={classes.selection}>{t('bytes.selection', { size: formatDecimal(bytes / 1024) })}</span>
  );
}
