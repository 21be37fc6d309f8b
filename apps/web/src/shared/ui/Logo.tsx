import { useT } from '../i18n/use-t.ts';
import classes from './Logo.module.css';

/** Shows the logo's mark alone: an envelope's flap in the shape of an M. */
export function LogoMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={classes.mark}>
      <rect width="32" height="32" rx="8" />
      <path d="M7.5 22.5V11l8.5 6.8L24.5 11v11.5" />
    </svg>
  );
}

/** Shows the mark and the product name. */
export function Logo() {
  const t = useT('shared');
  return (
    <span className={classes.logo}>
      <LogoMark />
      <span className={classes.name}>{t('appName')}</span>
    </span>
  );
}
