import type { BlockDefinition } from '../block-definition.ts';
import { readItemIds } from '../content/item-ids.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { checkProps } from './check-props.ts';

/**
 * Brings a node's props to the current version of its block and checks them; answers what is wrong as text. Props of
 * the current version come back as the very same object, unless defaults of newer fields or ids of items had to be
 * filled in.
 */
export function readProps(definition: BlockDefinition, props: JsonObject, version: number): JsonObject | string {
  if (version > definition.version) return `written by version ${version}, newest known is ${definition.version}`;
  try {
    let current = props;
    for (let from = version; from < definition.version; from += 1) {
      const migrate = definition.migrations[from];
      if (!migrate) return `no migration from version ${from}`;
      current = migrate(current);
    }
    const result = checkProps(definition.schema, current);
    if (result.success) return readItemIds(definition, withDefaults(current, result.data) as JsonObject);
    const [issue] = result.error.issues;
    return `props.${issue?.path.join('.')}: ${issue?.message}`;
  } catch (error) {
    // A migration may meet props it was never written for, a schema a nest it cannot walk.
    return `props could not be read: ${error instanceof Error ? error.message : 'unknown error'}`;
  }
}

/** Adds what the schema has and the value lacks; keeps all else, also keys the schema does not know. */
function withDefaults(value: JsonValue, parsed: JsonValue): JsonValue {
  if (value === parsed || !isJsonObject(value) || !isJsonObject(parsed)) return value;
  const filled = Object.entries(parsed)
    .map(([key, part]) => {
      const own = Object.hasOwn(value, key) ? value[key] : undefined;
      return [key, own === undefined ? part : withDefaults(own, part), own] as const;
    })
    .filter(([, part, own]) => part !== undefined && part !== own)
    .map(([key, part]) => [key, part] as const);
  return filled.length === 0 ? value : { ...value, ...Object.fromEntries(filled) };
}
