import { bindSettings, isBrandBindings } from '../brand/bindings.ts';
import type { RuleResult } from '../editor/edit-context.ts';
import { updateSettings as patchSettings } from '../operations/update-settings.ts';
import { ALLOWED, refuse } from '../rules/answer.ts';
import { settingsAnswer } from '../rules/in-place.ts';
import { generalSettingsSchema } from '../schemas/general-settings-schema.ts';
import type { Change, CommandInput } from './change.ts';
import type { UpdateSettingsCommand } from './command.ts';

/** Writes general settings; they need a page wrapper to apply to. */
export function updateSettings(
  { document, context }: CommandInput,
  { settings, brand }: UpdateSettingsCommand,
): Change {
  const answer = isTracking(settings) ? changeAnswer(context) : settingsAnswer(document, context);
  if (!answer.ok) return answer;
  if (!generalSettingsSchema.safeParse({ ...document.settings, ...settings }).success) return refuse('INVALID_VALUE');
  const written = Object.keys(settings);
  const bound = Object.keys(brand ?? {}).map((key) => key.split('.')[0] ?? '');
  if (brand && !(isBrandBindings(brand) && bound.every((key) => written.includes(key)))) return refuse('INVALID_VALUE');
  const next = patchSettings(document, { patch: settings });
  return { ok: true, document: bindSettings(document, next, brand), ids: [] };
}

/** Links are in mails without a page wrapper, too. */
function isTracking(settings: UpdateSettingsCommand['settings']): boolean {
  return Object.keys(settings).every((key) => key === 'tracking');
}

function changeAnswer({ readOnly }: CommandInput['context']): RuleResult {
  return readOnly ? refuse('READ_ONLY') : ALLOWED;
}
