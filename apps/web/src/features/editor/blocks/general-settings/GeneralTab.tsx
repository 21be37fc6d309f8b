import { LIMITS } from '@mailwright/contract';
import { SETTINGS_RANGES } from '@mailwright/document';
import { Alert, NativeSelect, SegmentedControl, Slider, Switch } from '@mantine/core';
import { useId } from 'react';
import { mailLanguages } from '../../../../shared/i18n/mail-languages.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ColorBox } from '../../core/inputs/color/ColorBox.tsx';
import { NumberBox } from '../../core/inputs/number/NumberBox.tsx';
import { resetOf, type SettingsEdit, WIDEST } from '../../core/inputs/settings/setting.ts';
import classes from './GeneralTab.module.css';
import { NumberStepper } from './NumberStepper.tsx';
import { PaletteEditor } from './PaletteEditor.tsx';
import { SettingRow } from './SettingRow.tsx';

export function GeneralTab(tab: SettingsEdit) {
  const { settings, change } = tab;
  const t = useT('panels');
  const words = useT('editorDialogs');
  const id = useId();
  const { width, padding } = SETTINGS_RANGES;
  return (
    <>
      <SettingRow label={t('general.width')} htmlFor={`${id}-width`} onReset={resetOf(tab, 'width')}>
        <div className={classes.width}>
          <Slider
            flex={1}
            min={width.min}
            max={width.max}
            step={width.step}
            value={settings.width}
            label={null}
            thumbLabel={t('general.width')}
            onChange={(value) => change({ width: value })}
          />
          <div className={classes.number}>
            <NumberBox
              id={`${id}-width`}
              label={t('general.width')}
              unit="px"
              min={width.min}
              max={WIDEST}
              step={width.step}
              value={settings.width}
              onChange={(value) => change({ width: value })}
            />
          </div>
        </div>
        {settings.width > LIMITS.mail.defaultWidth && (
          <Alert color="yellow" p="xs" role="status">
            {words('general.tooWide', { max: LIMITS.mail.defaultWidth })}
          </Alert>
        )}
      </SettingRow>
      <SettingRow label={t('general.padding')} hint={words('general.paddingHint')} onReset={resetOf(tab, 'padding')}>
        <NumberStepper
          {...padding}
          label={t('general.padding')}
          value={settings.padding}
          onChange={(value) => change({ padding: value })}
        />
      </SettingRow>
      <SettingRow label={t('general.bgColor')} htmlFor={`${id}-bg`} onReset={resetOf(tab, 'bgColor')}>
        <ColorBox
          id={`${id}-bg`}
          label={t('general.bgColor')}
          value={settings.bgColor}
          onChange={(bgColor, named) => change({ bgColor }, named ? { bgColor: named } : undefined)}
        />
      </SettingRow>
      <SettingRow label={t('general.outerColor')} htmlFor={`${id}-outer`} onReset={resetOf(tab, 'outerColor')}>
        <ColorBox
          id={`${id}-outer`}
          label={t('general.outerColor')}
          value={settings.outerColor}
          onChange={(outerColor, named) => change({ outerColor }, named ? { outerColor: named } : undefined)}
        />
      </SettingRow>
      <SettingRow label={t('general.palette')} hint={words('general.paletteHint')} onReset={resetOf(tab, 'palette')}>
        <PaletteEditor colors={settings.palette} onChange={(palette) => change({ palette })} />
      </SettingRow>
      <SettingRow label={t('general.lang')} htmlFor={`${id}-lang`} hint={words('general.langHint')}>
        <div className={classes.language}>
          <NativeSelect
            id={`${id}-lang`}
            size="xs"
            value={settings.lang}
            data={mailLanguages(settings.lang)}
            onChange={(event) => change({ lang: event.currentTarget.value })}
          />
          <SegmentedControl
            size="xs"
            aria-label={t('general.dir')}
            value={settings.dir}
            data={[
              { value: 'ltr', label: words('general.ltr') },
              { value: 'rtl', label: words('general.rtl') },
            ]}
            onChange={(dir) => change({ dir: dir === 'rtl' ? 'rtl' : 'ltr' })}
          />
        </div>
      </SettingRow>
      <SettingRow label={t('general.printColors')} htmlFor={`${id}-print`} hint={words('general.printColorsHint')}>
        <Switch
          id={`${id}-print`}
          checked={settings.printColors ?? false}
          onChange={(event) => change({ printColors: event.currentTarget.checked })}
        />
      </SettingRow>
      <SettingRow label={t('general.outlook')} htmlFor={`${id}-outlook`} hint={words('general.outlookHint')}>
        <Switch
          id={`${id}-outlook`}
          checked={settings.outlook}
          onChange={(event) => change({ outlook: event.currentTarget.checked })}
        />
      </SettingRow>
    </>
  );
}
