import type { BlockDefinition } from '../block-definition.ts';
import type { ListInput } from '../field.ts';
import { isSafeId } from '../ids.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';

/** An item is addressed by its node, the prop that holds its list, and this: unique in its list, kept for life. */
export type ItemId = string;

/** The id of an item of a list; undefined for what was never read or inserted. */
export function itemIdOf(item: JsonValue | undefined): ItemId | undefined {
  return isJsonObject(item) && isSafeId(item.id) ? item.id : undefined;
}

/** Props that hold lists of items. */
export function listFields(definition: Pick<BlockDefinition, 'fields'>): readonly (ListInput & { prop: string })[] {
  return definition.fields.filter((field) => field.kind === 'list');
}

/**
 * Props as they are stored, with an id for each item that lacks one of its own. Nothing else changes, equal props get
 * equal ids, and props whose items all have ids come back as the very same object.
 */
export function readItemIds(definition: Pick<BlockDefinition, 'fields'>, props: JsonObject): JsonObject {
  return mapLists(definition, props, (_prop, items) => withIds(items, countedId));
}

/**
 * A patch of props as an edit sends it: items of one list keep the ids they come with, once each. One that comes
 * without takes that of the item whose place it has, where no other brings it, else a new one.
 */
export function editItemIds(
  definition: Pick<BlockDefinition, 'fields'>,
  { patch, props, newId }: { readonly patch: JsonObject; readonly props: JsonObject; readonly newId: () => ItemId },
): JsonObject {
  return mapLists(definition, patch, (prop, items) => {
    const before = props[prop];
    return withIds(items, (taken, index) => {
      const standing = Array.isArray(before) ? itemIdOf(before[index]) : undefined;
      return standing !== undefined && !taken.has(standing) ? standing : newId();
    });
  });
}

/** Props of a copy: each item gets a new id. */
export function renewItemIds(
  definition: Pick<BlockDefinition, 'fields'>,
  props: JsonObject,
  newId: () => ItemId,
): JsonObject {
  return mapLists(definition, props, (_prop, items) =>
    items.map((item) => (isJsonObject(item) ? { ...item, id: newId() } : item)),
  );
}

/** The value without ids of items, to be compared by what it says. */
export function withoutItemIds(value: JsonValue): JsonValue {
  if (!Array.isArray(value)) return value;
  return value.map((item) => {
    if (!isJsonObject(item)) return item;
    const { id: _, ...rest } = item;
    return rest;
  });
}

type FreeId = (taken: ReadonlySet<ItemId>, index: number) => ItemId;

function withIds(items: readonly JsonValue[], freeId: FreeId): readonly JsonValue[] {
  const taken = new Set(items.map(itemIdOf).filter((id) => id !== undefined));
  const seen = new Set<ItemId>();
  const identified = items.map((item, index) => {
    if (!isJsonObject(item)) return item;
    const own = itemIdOf(item);
    const id = own !== undefined && !seen.has(own) ? own : freeId(taken, index);
    taken.add(id);
    seen.add(id);
    return id === item.id ? item : { ...item, id };
  });
  return identified.every((item, index) => item === items[index]) ? items : identified;
}

/** `i1` for the first item, and so on: the same whenever the same props are read, on any machine. */
function countedId(taken: ReadonlySet<ItemId>, index: number): ItemId {
  let count = index + 1;
  while (taken.has(`i${count}`)) count += 1;
  return `i${count}`;
}

function mapLists(
  definition: Pick<BlockDefinition, 'fields'>,
  props: JsonObject,
  map: (prop: string, items: readonly JsonValue[]) => readonly JsonValue[],
): JsonObject {
  let mapped = props;
  for (const { prop } of listFields(definition)) {
    const items = Object.hasOwn(props, prop) ? props[prop] : undefined;
    if (!Array.isArray(items)) continue;
    const changed = map(prop, items);
    if (changed !== items) mapped = { ...mapped, [prop]: changed };
  }
  return mapped;
}
