import type { StyleKey } from '@mailwright/document';
import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useEditorSession, useView } from '../session/use-editor-session.ts';
import { WIDEST } from './DeviceBanner.tsx';
import classes from './DeviceChips.module.css';
import type { StyleEdit } from './style-edit.ts';

const CHIPS = [
  { device: 'desktop', icon: IconDeviceDesktop },
  { device: 'tablet', icon: IconDeviceTablet },
  { device: 'phone', icon: IconDeviceMobile },
] as const;

interface DeviceChipsProps {
  readonly edit: StyleEdit;
  readonly label: string;
  readonly styles: readonly StyleKey[];
}

/** The device whose value a field shows, which is the one the mail is shown at; a dot tells where a value differs. */
export function DeviceChips({ edit, label, styles }: DeviceChipsProps) {
  const t = useT('editor');
  const panels = useT('panels');
  const { view } = useEditorSession();
  const current = useView(({ device }) => device);
  const range = (device: (typeof CHIPS)[number]['device']) =>
    device === 'desktop' ? '' : ` (${panels('device.range', { width: WIDEST[device] })})`;
  return (
    <span className={classes.chips}>
      {CHIPS.map(({ device, icon: DeviceIcon }) => {
        const differs = device !== 'desktop' && edit.isSetOn(device, styles);
        const name = t(`device.${device}`);
        return (
          <Tooltip
            key={device}
            label={`${differs ? panels('style.differsOn', { device: name }) : name}${range(device)}`}
          >
            <UnstyledButton
              className={classes.chip}
              aria-label={panels(differs ? 'style.chipDiffers' : 'style.chip', { label, device: name })}
              aria-pressed={device === current}
              data-differs={differs || undefined}
              onClick={() => view.setState({ device })}
            >
              <DeviceIcon size={14} stroke={1.7} />
            </UnstyledButton>
          </Tooltip>
        );
      })}
    </span>
  );
}
