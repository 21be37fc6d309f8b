import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { NumberBox } from '../../core/inputs/number/NumberBox.tsx';
import { type NumberRange, stepNumber } from '../../core/inputs/number/number-text.ts';
import classes from './NumberStepper.module.css';

interface NumberStepperProps extends NumberRange {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number of pixels with buttons that take it one step down or up. */
export function NumberStepper({ label, value, onChange, ...range }: NumberStepperProps) {
  const words = useT('editorDialogs');
  return (
    <div className={classes.stepper}>
      <IconButton
        label={words('general.less', { label })}
        size={30}
        variant="default"
        disabled={value <= range.min}
        icon={<IconMinus size={14} />}
        onClick={() => onChange(stepNumber(value, -1, range))}
      />
      <NumberBox
        {...range}
        label={label}
        unit="px"
        value={value}
        onChange={(next) => {
          onChange(next);
          return true;
        }}
      />
      <IconButton
        label={words('general.more', { label })}
        size={30}
        variant="default"
        disabled={value >= range.max}
        icon={<IconPlus size={14} />}
        onClick={() => onChange(stepNumber(value, 1, range))}
      />
    </div>
  );
}
