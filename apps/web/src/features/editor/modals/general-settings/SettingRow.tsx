import type { ReactNode } from 'react';
import classes from './SettingRow.module.css';

interface SettingRowProps {
  readonly label: string;
  /** Id of the input, when there is exactly one. */
  readonly htmlFor?: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** One setting: its name, what it means, its input. */
export function SettingRow({ label, htmlFor, hint, children }: SettingRowProps) {
  const Label = htmlFor === undefined ? 'span' : 'label';
  return (
    <div className={classes.row}>
      <div>
        <Label className={classes.label} {...(htmlFor !== undefined && { htmlFor })}>
          {label}
        </Label>
        {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      </div>
      <div className={classes.input}>{children}</div>
    </div>
  );
}
