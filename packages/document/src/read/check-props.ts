import type { ZodMiniType } from 'zod/mini';
import type { JsonObject } from '../json.ts';

type Checked<Props> = ReturnType<ZodMiniType<Props>['safeParse']>;

const checked = new WeakMap<JsonObject, { readonly schema: unknown; readonly result: unknown }>();

/**
 * Returns the result of a block's schema for props. The result is stored for each object, since reading a mail and
 * rendering it both need it. Props are never changed in place.
 */
export function checkProps<Props>(schema: ZodMiniType<Props>, props: JsonObject): Checked<Props> {
  const before = checked.get(props);
  if (before?.schema === schema) return before.result as Checked<Props>;
  const result = schema.safeParse(props);
  checked.set(props, { schema, result });
  return result;
}
