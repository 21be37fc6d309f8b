import { useId } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { SettingInput } from '../../inputs/settings/SettingInput.tsx';
import { resetOf, SETTING_GROUPS, type SettingsEdit } from '../../inputs/settings/setting.ts';
import classes from './EmailBodyTab.module.css';
import { SettingRow } from './SettingRow.tsx';

/** Fonts, texts, links and buttons of the whole mail. */
export function EmailBodyTab(tab: SettingsEdit) {
  const t = useT('panels');
  const words = useT('editorDialogs');
  const id = useId();
  return Object.entries(SETTING_GROUPS).map(([group, names]) => (
    <fieldset key={group} className={classes.group}>
      <legend className={classes.title}>{t(`general.group.${group as keyof typeof SETTING_GROUPS}`)}</legend>
      {names.map((name) => (
        <SettingRow
          key={name}
          label={t(`general.${name}`)}
          htmlFor={`${id}-${name}`}
          {...(name === 'paragraphBottomSpace' && { hint: words('general.paragraphBottomSpaceHint') })}
          onReset={resetOf(tab, name)}
        >
          <SettingInput id={`${id}-${name}`} name={name} edit={tab} />
        </SettingRow>
      ))}
    </fieldset>
  ));
}
