import type { NodeStyle } from '@mailwright/document';
import { IconDeviceMobileOff, IconDeviceTabletOff } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './HiddenOnBadge.module.css';

/** Readers on some devices do not get this. */
export function HiddenOnBadge({ hideOn }: { readonly hideOn: NonNullable<NodeStyle['hideOn']> }) {
  const t = useT('editor');
  const Icon = hideOn === 'mobile' ? IconDeviceMobileOff : IconDeviceTabletOff;
  const label = t(`hide.badge.${hideOn}`);
  return (
    <span className={classes.badge} role="img" aria-label={label} data-tip={label}>
      <Icon size={15} stroke={1.7} aria-hidden="true" />
    </span>
  );
}
