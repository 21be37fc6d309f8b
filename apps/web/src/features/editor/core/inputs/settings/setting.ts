import {
  type BrandBindings,
  type ButtonSettings,
  DEFAULT_SETTINGS,
  type GeneralSettings,
  SETTINGS_RANGES,
} from '@mailwright/document';

/** General settings as they are being edited. */
export interface SettingsEdit {
  readonly settings: GeneralSettings;
  /** `brand`: what the values are called in a brand kit. False when the document does not take it. */
  readonly change: (patch: Partial<GeneralSettings>, brand?: BrandBindings) => boolean;
  readonly disabled?: boolean;
  /** The value that was being changed is the wanted one. */
  readonly done?: () => void;
}

type SettingKind =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'color' }
  | { readonly kind: 'font' }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'lineSpacing' };

/** Wider mails are read and can be typed, but not offered. */
export const WIDEST = 2000;

/** General settings that are one input each; `buttons.size` is the size within `buttons`. */
export const SETTINGS = {
  width: { kind: 'number', ...SETTINGS_RANGES.width, max: WIDEST },
  padding: { kind: 'number', ...SETTINGS_RANGES.padding },
  bgColor: { kind: 'color' },
  outerColor: { kind: 'color' },
  headerFonts: { kind: 'font' },
  paragraphFonts: { kind: 'font' },
  textSize: { kind: 'number', ...SETTINGS_RANGES.textSize },
  textColor: { kind: 'color' },
  lineSpacing: { kind: 'lineSpacing' },
  paragraphBottomSpace: { kind: 'toggle' },
  linkColor: { kind: 'color' },
  linkColorDark: { kind: 'color' },
  linkColorHover: { kind: 'color' },
  underlineLinks: { kind: 'toggle' },
  'buttons.backgroundColor': { kind: 'color' },
  'buttons.color': { kind: 'color' },
  'buttons.size': { kind: 'number', ...SETTINGS_RANGES.buttonSize },
  'buttons.bold': { kind: 'toggle' },
  'buttons.borderRadius': { kind: 'number', ...SETTINGS_RANGES.buttonRadius },
} as const satisfies Readonly<Record<string, SettingKind>>;

export type SettingName = keyof typeof SETTINGS;

/** The look of what stands in the mail, in the groups shown. */
export const SETTING_GROUPS = {
  text: ['headerFonts', 'paragraphFonts', 'textSize', 'textColor', 'lineSpacing', 'paragraphBottomSpace'],
  links: ['linkColor', 'linkColorDark', 'linkColorHover', 'underlineLinks'],
  buttons: ['buttons.backgroundColor', 'buttons.color', 'buttons.size', 'buttons.bold', 'buttons.borderRadius'],
} as const satisfies Readonly<Record<string, readonly SettingName[]>>;

/** A setting, or one value of the buttons' look. */
type SettingPath = keyof GeneralSettings | ButtonPath;

type ButtonPath = `buttons.${keyof ButtonSettings}`;

/** The value of one setting. */
export function settingOf(settings: GeneralSettings, path: SettingPath): unknown {
  return isOfButtons(path) ? settings.buttons[keyOf(path)] : settings[path];
}

/** Returns the change that gives one setting a value; the document's schema validates it. */
export function settingPatch(settings: GeneralSettings, path: SettingPath, value: unknown): Partial<GeneralSettings> {
  return isOfButtons(path) ? { buttons: { ...settings.buttons, [keyOf(path)]: value } } : { [path]: value };
}

/** The way of one setting back to its default; undefined where it is there. */
export function resetOf({ settings, change, disabled }: SettingsEdit, path: SettingPath): (() => void) | undefined {
  const usual = settingOf(DEFAULT_SETTINGS, path);
  if (disabled || JSON.stringify(settingOf(settings, path)) === JSON.stringify(usual)) return undefined;
  return () => void change(settingPatch(settings, path, usual));
}

function isOfButtons(path: SettingPath): path is ButtonPath {
  return path.startsWith('buttons.');
}

function keyOf(path: ButtonPath): keyof ButtonSettings {
  return path.slice('buttons.'.length) as keyof ButtonSettings;
}
