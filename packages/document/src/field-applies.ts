import type { Field, FieldScalar } from './field.ts';
import type { JsonObject } from './json.ts';

/** Whether a field has a meaning for a block with these props; the Settings panel shows only fields that have. */
export function fieldApplies({ when }: Pick<Field, 'when'>, props: JsonObject): boolean {
  if (when === undefined) return true;
  const wanted: readonly FieldScalar[] = typeof when.is === 'object' ? when.is : [when.is];
  return wanted.some((value) => value === props[when.prop]);
}
