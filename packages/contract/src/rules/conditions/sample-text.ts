import type { SampleRecord, SampleValue } from './sample-value.ts';

/** The words of a value; undefined for a list, and for what a person has not got. */
export function sampleText(field: string, values: SampleRecord): string | undefined {
  const value = valueIn(field, values);
  return value === null || typeof value === 'object' || value === undefined ? undefined : String(value);
}

/** Returns the value of a person's field; undefined when the person does not have the field. */
export function valueIn(field: string, values: SampleRecord): SampleValue | undefined {
  return Object.hasOwn(values, field) ? values[field] : undefined;
}
