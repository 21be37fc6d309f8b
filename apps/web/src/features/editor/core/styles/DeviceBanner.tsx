import { LIMITS } from '@mailwright/contract';
import type { StyleSection } from '@mailwright/document';
import { IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useView } from '../session/use-editor-session.ts';
import classes from './DeviceBanner.module.css';

/** Sections with values that can differ between devices. */
const PER_DEVICE: ReadonlySet<StyleSection> = new Set(['size', 'align', 'spacing', 'typography']);

/** The widest window that counts as one, CSS pixels. */
export const WIDEST = { tablet: 991, phone: 479 } as const;

/** Says that what is changed now holds for one device, where it does. */
export function DeviceBanner({ sections }: { readonly sections: readonly StyleSection[] }) {
  const t = useT('panels');
  const device = useView((view) => view.device);
  if (device === 'desktop' || !sections.some((section) => PER_DEVICE.has(section))) return null;
  const Icon = device === 'tablet' ? IconDeviceTablet : IconDeviceMobile;
  return (
    <div className={classes.banner} role="note">
      <Icon size={18} stroke={1.7} className={classes.icon} />
      <div>
        <strong className={classes.what}>{t(`style.appliesTo.${device}`)}</strong>
        <span className={classes.which}>
          {t('device.stacks', { range: t('device.range', { width: WIDEST[device] }), width: LIMITS.mail.breakpoint })}
        </span>
        <span className={classes.which}>{t('style.appliesToAll')}</span>
      </div>
    </div>
  );
}
