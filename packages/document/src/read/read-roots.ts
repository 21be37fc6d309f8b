import type { BlockRegistry } from '../block-definition.ts';
import { definitionOf } from '../definition-of.ts';
import { isJsonObject, type JsonValue } from '../json.ts';
import { type DocumentNode, ISLAND_TYPE, PAGE_WRAPPER_TYPE } from '../node.ts';
import { type Reading, readNode, withoutPlaceholder } from './read-node.ts';

/** Reads the root nodes. A second wrapper, or anything else that may not stand at the root, becomes a placeholder. */
export function readRoots(list: readonly JsonValue[], reading: Reading): readonly DocumentNode[] {
  const types = list.map(typeOf);
  return list.map((json, index) =>
    readNode(
      json,
      {
        path: `/nodes/${index}`,
        holder: 'root',
        depth: 0,
        sections: 0,
        refusal: rootRefusal(types, index, reading.registry),
      },
      reading,
    ),
  );
}

function rootRefusal(types: readonly JsonValue[], index: number, registry: BlockRegistry): string | undefined {
  const type = types[index];
  if (typeof type !== 'string' || !definitionOf(type, registry)) return undefined;
  if (type === PAGE_WRAPPER_TYPE) return types.indexOf(type) === index ? undefined : 'there is a page wrapper already';
  if (type === ISLAND_TYPE) return types.length === 1 ? undefined : 'imported code stands at the root alone';
  return 'only a page wrapper stands at the root';
}

function typeOf(stored: JsonValue): JsonValue {
  const json = withoutPlaceholder(stored);
  return isJsonObject(json) ? (json.type ?? null) : null;
}
