import type { Field, FieldScalar } from './field.ts';
import type { JsonObject } from './json.ts';

/** Returns whether a field has a meaning for a block with these props; the Settings panel shows no other fields. */
export function fieldApplies({ when }: Pick<Field, 'when'>, props: JsonObject): boolean {
  if (when === undefined) return true;
  const wanted: readonly FieldScalar[] = typeof when.is === 'object' ? when.is : [when.is];
  return wanted.some((value) => value === props[when.prop]);
}
