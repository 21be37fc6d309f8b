import {
  DEFAULT_SETTINGS,
  HEADING_LEVELS,
  type HeadingLevel,
  type HeadingSettings,
  SETTINGS_RANGES,
} from '@mailwright/document';
import { IconBold, IconItalic, IconRestore } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { ColorBox } from '../../core/inputs/color/ColorBox.tsx';
import { NumberBox } from '../../core/inputs/number/NumberBox.tsx';
import type { SettingsEdit } from '../../core/inputs/settings/setting.ts';
import classes from './HeadingsTab.module.css';

/** Size, colour, weight, slant and bottom space of each heading level, one line each. */
export function HeadingsTab({ settings, change }: SettingsEdit) {
  const t = useT('panels');
  const changeLevel = (level: HeadingLevel) => (patch: Partial<HeadingSettings>, named?: string) => {
    const { headings } = settings;
    const brand = named === undefined ? undefined : { [`headings.${level}.color`]: named };
    return change({ headings: { ...headings, [level]: { ...headings[level], ...patch } } }, brand);
  };
  return (
    <div className={classes.table}>
      <div className={classes.head} aria-hidden="true">
        <span />
        <span>{t('heading.size')}</span>
        <span>{t('heading.color')}</span>
        <span />
        <span>{t('heading.bottomSpace')}</span>
        <span />
      </div>
      {HEADING_LEVELS.map((level) => (
        <HeadingLine key={level} level={level} heading={settings.headings[level]} change={changeLevel(level)} />
      ))}
    </div>
  );
}

interface HeadingLineProps {
  readonly level: HeadingLevel;
  readonly heading: HeadingSettings;
  readonly change: (patch: Partial<HeadingSettings>, named?: string) => boolean;
}

function HeadingLine({ level, heading, change }: HeadingLineProps) {
  const t = useT('panels');
  const name = level.toUpperCase();
  return (
    <fieldset className={classes.line} aria-label={name}>
      <b>{name}</b>
      <NumberBox
        {...SETTINGS_RANGES.headingSize}
        label={`${name}: ${t('heading.size')}`}
        unit="px"
        value={heading.size}
        onChange={(size) => change({ size })}
      />
      <ColorBox
        label={`${name}: ${t('heading.color')}`}
        value={heading.color}
        onChange={(color, named) => change({ color }, named)}
      />
      <div className={classes.toggles}>
        <IconButton
          label={`${name}: ${t('heading.bold')}`}
          size={30}
          aria-pressed={heading.bold}
          variant={heading.bold ? 'light' : 'subtle'}
          icon={<IconBold size={16} />}
          onClick={() => change({ bold: !heading.bold })}
        />
        <IconButton
          label={`${name}: ${t('heading.italic')}`}
          size={30}
          aria-pressed={heading.italic}
          variant={heading.italic ? 'light' : 'subtle'}
          icon={<IconItalic size={16} />}
          onClick={() => change({ italic: !heading.italic })}
        />
      </div>
      <NumberBox
        {...SETTINGS_RANGES.headingBottomSpace}
        label={`${name}: ${t('heading.bottomSpace')}`}
        unit="px"
        value={heading.bottomSpace}
        onChange={(bottomSpace) => change({ bottomSpace })}
      />
      <IconButton
        label={t('panel.resetField', { label: name })}
        size={24}
        className={classes.reset}
        disabled={JSON.stringify(heading) === JSON.stringify(DEFAULT_SETTINGS.headings[level])}
        icon={<IconRestore size={14} stroke={1.7} />}
        onClick={() => change(DEFAULT_SETTINGS.headings[level])}
      />
    </fieldset>
  );
}
