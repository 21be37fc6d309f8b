import { isJsonObject, type JsonObject, type JsonValue } from '@mailwright/document';
import { designJson } from './design-json.ts';
import type { ImportSource } from './import-source.ts';

/** A design as Unlayer's editor saves it. What reads it is fetched when there is one. */
export const unlayerSource: ImportSource = {
  kind: 'unlayer',
  extension: 'json',
  recognises: (text) => holdsRows(designJson(text)?.body),
  read: async (text) => {
    const { importUnlayer, neutralImport } = await import('@mailwright/import');
    return neutralImport(await importUnlayer(designJson(text) ?? NOTHING));
  },
};

/** A design as Beefree's editor saves it. */
export const beefreeSource: ImportSource = {
  kind: 'beefree',
  extension: 'json',
  recognises: (text) => holdsRows(designJson(text)?.page),
  read: async (text) => {
    const { importBeefree, neutralImport } = await import('@mailwright/import');
    return neutralImport(await importBeefree(designJson(text) ?? NOTHING));
  },
};

const NOTHING: JsonObject = {};

function holdsRows(value: JsonValue | undefined): boolean {
  return isJsonObject(value) && Array.isArray(value.rows);
}
