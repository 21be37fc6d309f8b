import { severityOf } from '@mailwright/checks';
import { enoughPixels, type ImageWeightCheck } from '@mailwright/contract';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import classes from './ImageFacts.module.css';

interface WeightWarningProps {
  readonly check: ImageWeightCheck;
  /** CSS pixels. */
  readonly shown: number;
}

export function WeightWarning({ check, shown }: WeightWarningProps) {
  const t = useT('variants');
  const severity = severityOf(check);
  const Icon = severity === 'hint' ? IconInfoCircle : IconAlertTriangle;
  return (
    <p className={classes.warning} data-severity={severity}>
      <Icon size={14} stroke={1.8} aria-hidden="true" />
      {t(`weight.${check}`, { pixels: enoughPixels(shown) })}
    </p>
  );
}
