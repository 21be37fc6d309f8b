import { recordsOf, withRecord } from '../conditions/holds.ts';
import { sampleText } from '../conditions/sample-text.ts';
import type { SampleRecord } from '../conditions/sample-value.ts';
import { isSpecialField } from '../profiles/write-field.ts';

interface NamedField {
  readonly name: string;
  /** Text for the field when no person is chosen. */
  readonly sample?: string;
}

interface SampleField extends NamedField {
  readonly sample: string;
}

/**
 * Returns the values of a person, unchanged: a list, a yes or no. Fields that other recipients have and this person
 * does not are empty, as in sending systems; fields that are not about the reader, such as the sender's address, have
 * their sample for everybody.
 */
export function valuesOfPerson(fields: readonly NamedField[], values: SampleRecord): SampleRecord {
  const empty: SampleRecord = Object.fromEntries(
    fields.map(({ name, sample = '' }) => [name, isSpecialField(name) ? sample : '']),
  );
  const known = Object.entries({ ...empty, ...values });
  return Object.fromEntries(known.map(([name, value]) => [name, value ?? '']));
}

/** Returns the same values as texts by field, without lists. */
export function fieldsOfPerson(fields: readonly NamedField[], values: SampleRecord): readonly SampleField[] {
  const known = valuesOfPerson(fields, values);
  return Object.keys(known).flatMap((name) => {
    const sample = sampleText(name, known);
    return sample === undefined ? [] : [{ name, sample }];
  });
}

/**
 * Returns the values for the fields of records in a mail for nobody in particular: the first record of each list that a
 * sample person has.
 */
export function sampleRecords(people: readonly { readonly values: SampleRecord }[]): SampleRecord {
  return people.reduceRight<SampleRecord>(
    (known, { values }) =>
      Object.keys(values).reduce((all, list) => {
        const [first] = recordsOf(list, values);
        return first ? withRecord(all, list, first) : all;
      }, known),
    {},
  );
}
