import type { MantineColorSchemeManager } from '@mantine/core';
import { readSetting, writeSetting } from './local-settings.ts';

/** Keeps the theme between visits, so the first paint is already right before the session answers. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => readSetting('colorScheme') ?? fallback,
  set: (value) => writeSetting('colorScheme', value === 'dark' ? 'dark' : 'light'),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => writeSetting('colorScheme', 'light'),
};
