import { LINE_SPACINGS, withWebFonts } from '@mailwright/document';
import { SegmentedControl, Switch } from '@mantine/core';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { ColorBox } from '../color/ColorBox.tsx';
import { FontSelect } from '../FontSelect.tsx';
import { NumberBox } from '../number/NumberBox.tsx';
import { SETTINGS, type SettingName, type SettingsEdit, settingOf, settingPatch } from './setting.ts';

interface SettingInputProps {
  readonly id: string;
  readonly name: SettingName;
  readonly edit: SettingsEdit;
}

/** The input of one general setting. Its label stands in the row around it. */
export function SettingInput({ id, name, edit }: SettingInputProps) {
  const t = useT('panels');
  const { settings, change, disabled = false, done } = edit;
  const input = SETTINGS[name];
  const label = t(`general.${name}`);
  const value = settingOf(settings, name);
  const write = (next: string | number | boolean) => change(settingPatch(settings, name, next));
  /** For inputs whose every change is the wanted value. */
  const choose = (next: string | number | boolean) => {
    write(next);
    done?.();
  };
  switch (input.kind) {
    case 'number':
      return (
        <NumberBox
          {...input}
          id={id}
          label={label}
          unit="px"
          value={Number(value)}
          disabled={disabled}
          onChange={write}
          {...(done && { onDone: done })}
        />
      );
    case 'color':
      return (
        <ColorBox
          id={id}
          label={label}
          value={typeof value === 'string' ? value : ''}
          disabled={disabled}
          onChange={write}
          {...(done && { onDone: done })}
        />
      );
    case 'font':
      return (
        <FontSelect
          id={id}
          stack={String(value)}
          named={settings.brand?.[name]}
          webFonts={settings.webFonts}
          disabled={disabled}
          onChange={(stack, named, webFont) => {
            const brought = webFont && { webFonts: withWebFonts(settings.webFonts ?? [], [webFont]) };
            change(
              { ...settingPatch(settings, name, stack), ...brought },
              named === undefined ? undefined : { [name]: named },
            );
            done?.();
          }}
        />
      );
    case 'toggle':
      return (
        <Switch
          id={id}
          checked={value === true}
          disabled={disabled}
          onChange={(event) => choose(event.currentTarget.checked)}
        />
      );
    case 'lineSpacing':
      return (
        <SegmentedControl
          id={id}
          size="xs"
          aria-label={label}
          value={String(value)}
          disabled={disabled}
          data={LINE_SPACINGS.map((percent) => ({ value: String(percent), label: `${percent}%` }))}
          onChange={(next) => choose(Number(next))}
        />
      );
  }
}
