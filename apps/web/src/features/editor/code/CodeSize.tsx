import { byteLength } from '@mailwright/render';
import { formatDecimal } from '../../../shared/format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './CodeDialogParts.module.css';

/** Shows the size of a piece of code, in bytes or kilobytes. */
export function CodeSize({ text }: { readonly text: string }) {
  const t = useT('code');
  const { value, unit } = codeSize(text);
  return <span className={classes.size}>{t(`size.${unit}`, { value })}</span>;
}

/** A size to be read beside code: bytes exactly under a kilobyte, one decimal above. */
function codeSize(text: string): { readonly value: string; readonly unit: 'bytes' | 'kilobytes' } {
  const bytes = byteLength(text);
  return bytes < 1024
    ? { value: String(bytes), unit: 'bytes' }
    : { value: formatDecimal(bytes / 1024), unit: 'kilobytes' };
}
