import { type ReactNode, useId } from 'react';
import classes from './SettingsSection.module.css';

interface SettingsSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function SettingsSection({ title, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <div className={classes.rows}>{children}</div>
    </section>
  );
}

interface SettingsRowProps {
  readonly title: string;
  readonly hint: string;
  /** True when the control takes the whole width, below the title. */
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

export function SettingsRow({ title, hint, wide, children }: SettingsRowProps) {
  return (
    <div className={classes.row} data-wide={wide}>
      <div>
        <h3 className={classes.name}>{title}</h3>
        <p className={classes.hint}>{hint}</p>
      </div>
      {children}
    </div>
  );
}
