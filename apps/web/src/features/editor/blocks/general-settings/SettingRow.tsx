import { IconRestore } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import classes from './SettingRow.module.css';

interface SettingRowProps {
  readonly label: string;
  /** Id of the input, when there is exactly one. */
  readonly htmlFor?: string;
  readonly hint?: string;
  /** Offered while the setting is not at its default. */
  readonly onReset?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One setting: its name, what it means, its input. */
export function SettingRow({ label, htmlFor, hint, onReset, children }: SettingRowProps) {
  const t = useT('panels');
  const Label = htmlFor === undefined ? 'span' : 'label';
  return (
    <div className={classes.row}>
      <div>
        <div className={classes.head}>
          <Label className={classes.label} {...(htmlFor !== undefined && { htmlFor })}>
            {label}
          </Label>
          {onReset !== undefined && (
            <IconButton
              label={t('panel.resetField', { label })}
              size={20}
              icon={<IconRestore size={14} stroke={1.7} />}
              onClick={onReset}
            />
          )}
        </div>
        {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      </div>
      <div className={classes.input}>{children}</div>
    </div>
  );
}
