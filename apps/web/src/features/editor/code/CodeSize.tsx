import { useT } from '../../../shared/i18n/use-t.ts';
import classes from './CodeDialogParts.module.css';
import { codeSize } from './code-size.ts';

/** How large a piece of code is. */
export function CodeSize({ text }: { readonly text: string }) {
  const t = useT('code');
  const { value, unit } = codeSize(text);
  return <span className={classes.size}>{t(`size.${unit}`, { value })}</span>;
}
