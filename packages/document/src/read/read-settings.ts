import { isBrandBindings } from '../brand/bindings.ts';
import { DEFAULT_SETTINGS, type GeneralSettings } from '../general-settings.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { generalSettingsSchema } from '../schemas/general-settings-schema.ts';
import type { ReadProblem } from './read-problem.ts';

/** Reads general settings; what is missing or unusable gets its default, headings and buttons value by value. */
export function readSettings(json: JsonValue | undefined, problems: ReadProblem[]): GeneralSettings {
  if (generalSettingsSchema.safeParse(json).success) return json as unknown as GeneralSettings;
  const stored = isJsonObject(json) ? json : {};
  if (json !== undefined && !isJsonObject(json)) report(problems, '/settings', json);
  const { headings, buttons, brand: _, ...schemas } = generalSettingsSchema.shape;
  const readGroup = (key: 'headings' | 'buttons', group: typeof headings | typeof buttons) => {
    const value = stored[key];
    return readEach(isJsonObject(value) ? value : {}, group.shape, DEFAULT_SETTINGS[key], `/settings/${key}`, problems);
  };
  const { brand, ...rest } = stored;
  return {
    ...rest,
    ...(isBrandBindings(brand) && { brand }),
    ...readEach(rest, schemas, DEFAULT_SETTINGS, '/settings', problems),
    headings: readGroup('headings', headings),
    buttons: readGroup('buttons', buttons),
  } as unknown as GeneralSettings;
}

function readEach(
  stored: JsonObject,
  schemas: Readonly<Record<string, { safeParse(value: unknown): { readonly success: boolean } }>>,
  defaults: object,
  path: string,
  problems: ReadProblem[],
): JsonObject {
  const fallback = defaults as JsonObject;
  const entries = Object.entries(schemas).map(([key, schema]) => {
    const value = Object.hasOwn(stored, key) ? stored[key] : undefined;
    if (value !== undefined && schema.safeParse(value).success) return [key, value];
    if (value !== undefined) report(problems, `${path}/${key}`, value);
    return [key, fallback[key]];
  });
  return { ...stored, ...Object.fromEntries(entries) };
}

function report(problems: ReadProblem[], path: string, value: JsonValue): void {
  const seen = typeof value === 'object' ? 'an object' : String(value).slice(0, 100);
  problems.push({ kind: 'setting-unreadable', path, detail: `${seen} was replaced by the default` });
}
