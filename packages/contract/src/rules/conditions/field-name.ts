/** The longest name of a field of readers, characters. */
export const LONGEST_FIELD_NAME = 100;

/** Letters that names of fields have; what else there is could be markup, or end a tag. For a class of a pattern. */
export const FIELD_NAME_SIGNS = String.raw`\p{L}\p{N}_.: -`;

const NAME = new RegExp(`^[\\p{L}\\p{N}_](?:[${FIELD_NAME_SIGNS}]*[\\p{L}\\p{N}_])?$`, 'u');
const OTHERS = new RegExp(`[^${FIELD_NAME_SIGNS}]`, 'gu');

/** Whether a text can be the name of a field, or of a list. */
export function isFieldName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_FIELD_NAME && NAME.test(value);
}

/** A name without what no field has in it. */
export function cleanFieldName(name: string): string {
  return name.replace(OTHERS, '');
}
