import type { Theme } from '@mailwright/contract';
import { useMantineColorScheme } from '@mantine/core';
import { errorSentence } from '../api/error-sentence.ts';
import { toast } from '../ui/toast/toast.tsx';
import { saveSetting } from './save-setting.ts';

/** Returns the theme and its setter, which changes it at once on this page, and on the server for the next visit. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const change = (theme: Theme) => {
    setColorScheme(theme);
    saveSetting({ theme }).catch((error: unknown) => toast.error(errorSentence(error)));
  };
  return [colorScheme === 'dark' ? 'dark' : 'light', change];
}
