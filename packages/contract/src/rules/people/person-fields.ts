import type { SampleRecord } from '../conditions/sample-value.ts';

interface NamedField {
  readonly name: string;
}

/**
 * What a person has as words by field, without lists; fields that recipients have and this one has not are empty, as they
 * are to senders.
 */
export function fieldsOfPerson(
  fields: readonly NamedField[],
  values: SampleRecord,
): readonly { readonly name: string; readonly sample: string }[] {
  return Object.entries({ ...Object.fromEntries(fields.map(({ name }) => [name, ''])), ...values }).flatMap(
    ([name, value]) =>
      typeof value === 'object' && value !== null ? [] : [{ name, sample: value === null ? '' : String(value) }],
  );
}
