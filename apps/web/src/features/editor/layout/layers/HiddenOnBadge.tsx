import type { HideOn } from '@mailwright/document';
import { IconDeviceDesktopOff, IconDeviceMobileOff, IconDeviceTabletOff } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import classes from './HiddenOnBadge.module.css';

const ICONS = {
  desktop: IconDeviceDesktopOff,
  'desktop-tablet': IconDeviceDesktopOff,
  tablet: IconDeviceTabletOff,
  mobile: IconDeviceMobileOff,
} as const satisfies Record<HideOn, unknown>;

/** Readers on some devices do not get this. */
export function HiddenOnBadge({ hideOn }: { readonly hideOn: HideOn }) {
  const t = useT('panels');
  const Icon = ICONS[hideOn];
  const label = t(`hide.badge.${hideOn}`);
  return (
    <span className={classes.badge} role="img" aria-label={label} data-tip={label}>
      <Icon size={15} stroke={1.7} aria-hidden="true" />
    </span>
  );
}
