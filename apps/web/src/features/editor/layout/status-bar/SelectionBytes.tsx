import { formatDecimal } from '../../../../shared/format.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './ByteMeter.module.css';
import { useSelectionBytes } from './use-selection-bytes.ts';

/** Shows the size of the selection in the mail, kilobytes. */
export function SelectionBytes() {
  const t = useT('editor');
  const bytes = useSelectionBytes();
  return bytes === null ? null : (
    <span className={classes.selection}>{t('bytes.selection', { size: formatDecimal(bytes / 1024) })}</span>
  );
}
