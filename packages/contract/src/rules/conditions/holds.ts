import type { ConditionTest, DisplayCondition } from './condition.ts';
import { isComparedNumber } from './number.ts';
import { valueIn } from './sample-text.ts';
import type { SampleRecord, SampleValue } from './sample-value.ts';

/**
 * Returns whether a person is shown a part of a mail. A field that the person does not have counts as empty, as in
 * sending systems.
 */
export function holds(condition: DisplayCondition, values: SampleRecord): boolean {
  const answers = condition.tests.map((test) => testHolds(test, valueIn(test.field, values)));
  return condition.match === 'all' ? answers.every(Boolean) : answers.some(Boolean);
}

/** Returns the records of a list; none when the person has no such list. */
export function recordsOf(list: string, values: SampleRecord): readonly SampleRecord[] {
  const value = valueIn(list, values);
  return Array.isArray(value) ? value : [];
}

/** Returns the person's values together with those of one record of a list, named `<list>.<field>`. */
export function withRecord(values: SampleRecord, list: string, record: SampleRecord): SampleRecord {
  const fields = Object.entries(record).map(([field, value]) => [`${list}.${field}`, value] as const);
  return { ...values, ...Object.fromEntries(fields) };
}

function testHolds({ operator, value: wanted = '' }: ConditionTest, value: SampleValue | undefined): boolean {
  const empty = isEmpty(value);
  const text = empty || typeof value === 'object' ? '' : String(value);
  switch (operator) {
    case 'is':
      return text === wanted;
    case 'is-not':
      return text !== wanted;
    case 'contains':
      return text.includes(wanted);
    case 'not-contains':
      return !text.includes(wanted);
    case 'starts-with':
      return text.startsWith(wanted);
    case 'ends-with':
      return text.endsWith(wanted);
    case 'greater':
      return compare(text, wanted) > 0;
    case 'less':
      return compare(text, wanted) < 0;
    case 'is-empty':
      return empty;
    case 'is-not-empty':
      return !empty;
  }
}

/** Zero is a value; blanks are none. */
function isEmpty(value: SampleValue | undefined): boolean {
  if (value === undefined || value === null || value === false) return true;
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}

/** The difference of two numbers; of all else, dates too, none: sending systems are only told numbers. */
function compare(text: string, wanted: string): number {
  return isComparedNumber(text) && isComparedNumber(wanted) ? Number(text) - Number(wanted) : Number.NaN;
}
