import type { GeneralSettings } from '../general-settings.ts';
import { updateSettings as patchSettings } from '../operations/update-settings.ts';
import { refuse } from '../rules/answer.ts';
import { settingsAnswer } from '../rules/in-place.ts';
import { generalSettingsSchema } from '../schemas/general-settings-schema.ts';
import { type Change, type CommandInput, labelFor } from './change.ts';

/** Writes general settings; they need a page wrapper to apply to. */
export function updateSettings({ document, context }: CommandInput, patch: Partial<GeneralSettings>): Change {
  const answer = settingsAnswer(document, context);
  if (!answer.ok) return answer;
  if (!generalSettingsSchema.safeParse({ ...document.settings, ...patch }).success) return refuse('INVALID_VALUE');
  return {
    ok: true,
    document: patchSettings(document, { patch }),
    ids: [],
    label: labelFor('settings', [], patch),
  };
}
