import type { MantineColorSchemeManager } from '@mantine/core';
import { readSetting, writeSetting } from './local-settings.ts';

/** Stores the theme between visits, so that the first paint is right before the session answers. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => readSetting('colorScheme') ?? fallback,
  set: (value) => writeSetting('colorScheme', value === 'dark' ? 'dark' : 'light'),
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => writeSetting('colorScheme', 'light'),
};
