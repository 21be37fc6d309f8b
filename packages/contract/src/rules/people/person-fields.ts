import { recordsOf, withRecord } from '../conditions/holds.ts';
import { sampleText } from '../conditions/sample-text.ts';
import type { SampleRecord } from '../conditions/sample-value.ts';
import { isSpecialField } from '../profiles/write-field.ts';

interface NamedField {
  readonly name: string;
  /** What shows it where nobody is chosen. */
  readonly sample?: string;
}

interface SampleField extends NamedField {
  readonly sample: string;
}

/**
 * What a person has, each value as it is: a list, a yes or no. Fields that recipients have and this one has not are empty,
 * as they are to senders; those that are not of the reader, such as the sender's address, have their sample for everybody.
 */
export function valuesOfPerson(fields: readonly NamedField[], values: SampleRecord): SampleRecord {
  const empty: SampleRecord = Object.fromEntries(
    fields.map(({ name, sample = '' }) => [name, isSpecialField(name) ? sample : '']),
  );
  const known = Object.entries({ ...empty, ...values });
  return Object.fromEntries(known.map(([name, value]) => [name, value ?? '']));
}

/** The same as words by field, without lists. */
export function fieldsOfPerson(fields: readonly NamedField[], values: SampleRecord): readonly SampleField[] {
  const known = valuesOfPerson(fields, values);
  return Object.keys(known).flatMap((name) => {
    const sample = sampleText(name, known);
    return sample === undefined ? [] : [{ name, sample }];
  });
}

/** What stands for the fields of records where a mail is for nobody: the first record of each list that somebody has. */
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
