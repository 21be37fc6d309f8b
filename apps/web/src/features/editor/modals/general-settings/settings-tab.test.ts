import { DEFAULT_SETTINGS, type GeneralSettings } from '@mailwright/document';
import { expect, test } from 'vitest';
import { resetOf } from './settings-tab.ts';

test('a setting has a way back to its default while it is not there', () => {
  const changes: Partial<GeneralSettings>[] = [];
  const tab = {
    settings: { ...DEFAULT_SETTINGS, width: 600, palette: ['#123456'] },
    change: (patch: Partial<GeneralSettings>) => changes.push(patch),
  };
  expect(resetOf(tab, 'padding')).toBeUndefined();
  resetOf(tab, 'width')?.();
  resetOf(tab, 'palette')?.();
  expect(changes).toEqual([{ width: 700 }, { palette: [] }]);
});
