import { DEFAULT_SETTINGS, type GeneralSettings } from '@mailwright/document';

/** What each tab gets: the settings as they are being edited. */
export interface SettingsTabProps {
  readonly settings: GeneralSettings;
  readonly change: (patch: Partial<GeneralSettings>) => void;
}

/** The way of one setting back to its default; undefined where it is there. */
export function resetOf<K extends keyof GeneralSettings>(
  { settings, change }: SettingsTabProps,
  key: K,
): (() => void) | undefined {
  const fallback = DEFAULT_SETTINGS[key];
  if (JSON.stringify(settings[key]) === JSON.stringify(fallback)) return undefined;
  return () => change({ [key]: fallback });
}
