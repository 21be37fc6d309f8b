import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useEditorSession, useView } from '../../session/use-editor-session.ts';
import type { Device } from '../../session/view/view-store.ts';
import classes from './DeviceSwitch.module.css';

const DEVICES = [
  { device: 'desktop', icon: IconDeviceDesktop },
  { device: 'tablet', icon: IconDeviceTablet },
  { device: 'phone', icon: IconDeviceMobile },
] as const satisfies readonly { readonly device: Device; readonly icon: unknown }[];

/** The width at which the mail is shown. */
export function DeviceSwitch() {
  const t = useT('editor');
  const { view } = useEditorSession();
  const current = useView(({ device }) => device);
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('device.label')}
      value={current}
      onChange={(device) => view.setState({ device })}
      data={DEVICES.map(({ device, icon: DeviceIcon }) => ({
        value: device,
        label: (
          <>
            <span className={classes.icon} data-tip={t(`device.${device}`)}>
              <DeviceIcon size={17} stroke={1.7} />
            </span>
            <VisuallyHidden>{t(`device.${device}`)}</VisuallyHidden>
          </>
        ),
      }))}
    />
  );
}
