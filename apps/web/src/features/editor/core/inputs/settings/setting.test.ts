import { DEFAULT_SETTINGS, type GeneralSettings } from '@mailwright/document';
import { expect, test } from 'vitest';
import { resetOf, settingOf, settingPatch } from './setting.ts';

test('a setting has a way back to its default while it is not there', () => {
  const changes: Partial<GeneralSettings>[] = [];
  const { buttons } = DEFAULT_SETTINGS;
  const edit = {
    settings: { ...DEFAULT_SETTINGS, width: 600, palette: ['#123456'], buttons: { ...buttons, size: 20, bold: false } },
    change: (patch: Partial<GeneralSettings>) => changes.push(patch) > 0,
  };
  expect(resetOf(edit, 'padding')).toBeUndefined();
  expect(resetOf({ ...edit, disabled: true }, 'width')).toBeUndefined();
  resetOf(edit, 'width')?.();
  resetOf(edit, 'palette')?.();
  resetOf(edit, 'buttons.size')?.();
  expect(changes).toEqual([{ width: 700 }, { palette: [] }, { buttons: { ...buttons, size: 16, bold: false } }]);
});

test('a value of the buttons is read and written beside the others', () => {
  const { buttons } = DEFAULT_SETTINGS;
  expect(settingOf(DEFAULT_SETTINGS, 'buttons.color')).toBe('#ffffff');
  expect(settingPatch(DEFAULT_SETTINGS, 'buttons.color', '#000000')).toEqual({
    buttons: { ...buttons, color: '#000000' },
  });
  expect(settingPatch(DEFAULT_SETTINGS, 'linkColor', '#111111')).toEqual({ linkColor: '#111111' });
});
