import type { SampleRecord, SampleValue } from '@mailwright/contract';

/** A field of a person as it is typed. */
export type PersonLine = readonly [field: string, value: string];

export const isList = (value: SampleValue | undefined): value is readonly SampleRecord[] => Array.isArray(value);

/** Returns the fields of a person, except lists, as lines that can be edited. */
export function linesOf(values: SampleRecord): readonly PersonLine[] {
  return Object.entries(values).flatMap(([field, value]) => (isList(value) ? [] : [[field, written(value)] as const]));
}

/** Returns the values of the lines: `true` and `false` become booleans, and a value that was not edited stays as it was. */
export function valuesOfLines(lines: readonly PersonLine[], before: SampleRecord): SampleRecord {
  return Object.fromEntries(
    lines.flatMap(([field, text]) => {
      const old = Object.hasOwn(before, field) ? before[field] : undefined;
      const isSame = old !== undefined && !isList(old) && written(old) === text;
      return field.trim() === '' ? [] : [[field, isSame ? old : typed(text)] as const];
    }),
  );
}

function written(value: SampleValue): string {
  return value === null ? '' : String(value);
}

function typed(text: string): string | boolean {
  return text === 'true' || text === 'false' ? text === 'true' : text;
}
