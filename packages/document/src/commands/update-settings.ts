import { updateSettings as patchSettings } from '../operations/update-settings.ts';
import { refuse } from '../rules/answer.ts';
import { settingsAnswer } from '../rules/in-place.ts';
import { generalSettingsSchema } from '../schemas/general-settings-schema.ts';
import type { Change, CommandInput } from './change.ts';
import type { UpdateSettingsCommand } from './command.ts';

/** Writes general settings; they need a page wrapper to apply to. */
export function updateSettings({ document, context }: CommandInput, { settings }: UpdateSettingsCommand): Change {
  const answer = settingsAnswer(document, context);
  if (!answer.ok) return answer;
  if (!generalSettingsSchema.safeParse({ ...document.settings, ...settings }).success) return refuse('INVALID_VALUE');
  return {
    ok: true,
    document: patchSettings(document, { patch: settings }),
    ids: [],
  };
}
