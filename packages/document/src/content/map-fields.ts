import type { LinkTracking } from '@mailwright/contract';
import type { Field, ItemField } from '../field.ts';
import { fieldApplies } from '../field-applies.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { linkTrackingSchema } from '../schemas/link-tracking-schema.ts';
import type { ContentChange, ContentPlace, ForeignContent } from './content-entry.ts';
import { itemIdOf } from './item-ids.ts';

/** Options of the walk: the change of each entry, and a reader of foreign HTML when that is wanted. */
export interface ContentWalk {
  readonly change: ContentChange;
  readonly foreign?: ForeignContent | undefined;
}

/**
 * Goes through the fields of a block or of an item, and returns the changed props; fields that are hidden by other
 * values are left out.
 */
export function mapFields(
  fields: readonly (Field | ItemField)[],
  props: JsonObject,
  place: Omit<ContentPlace, 'prop'>,
  walk: ContentWalk,
): JsonObject {
  let mapped = props;
  for (const field of fields) {
    if ('when' in field && !fieldApplies(field, props)) continue;
    const changed = mapField(field, fields, mapped, { ...place, prop: field.prop }, walk);
    if (Object.keys(changed).some((prop) => changed[prop] !== mapped[prop])) mapped = { ...mapped, ...changed };
  }
  return mapped;
}

function mapField(
  field: Field | ItemField,
  fields: readonly (Field | ItemField)[],
  props: JsonObject,
  place: ContentPlace,
  walk: ContentWalk,
): JsonObject {
  const { prop } = field;
  const { change } = walk;
  const value = props[prop];
  const link = () => ({ [prop]: change({ ...place, kind: 'link', value: textOf(value) }) });
  const image = (src: string) => ({
    [src]: change({
      ...place,
      prop: src,
      kind: 'image',
      value: textOf(props[src]),
      ...describedBy(src, fields, props),
    }),
  });
  switch (field.kind) {
    case 'text':
      if (field.address) return link();
      return mapText(prop, value, place, field.describes === undefined ? 'words' : 'alt', change);
    case 'textarea':
      return mapText(prop, value, place, 'words', change);
    case 'link':
      return isJsonObject(value) ? { [prop]: mapLink(value, place, change) } : {};
    case 'url':
      return link();
    case 'image':
      return image(prop);
    case 'video':
    case 'qrCode':
      return { ...link(), ...image(field.pictureProp) };
    case 'code':
      if (!walk.foreign || typeof value !== 'string') return {};
      return { [prop]: walk.foreign(value, (entry) => change({ ...place, ...entry })) };
    case 'list':
      return Array.isArray(value) ? { [prop]: mapItems(field.items, value, place, walk) } : {};
    case 'number':
    case 'toggle':
    case 'color':
    case 'select':
    case 'segmented':
    case 'datetime':
    case 'timeZone':
    case 'pictures':
      return {};
  }
}

function mapText(
  prop: string,
  value: JsonValue | undefined,
  place: ContentPlace,
  role: 'words' | 'alt',
  change: ContentChange,
): JsonObject {
  if (typeof value !== 'string' || value === '') return {};
  return { [prop]: change({ ...place, kind: 'text', role, value }) };
}

function mapLink(link: JsonObject, place: ContentPlace, change: ContentChange): JsonObject {
  const before = textOf(link.href);
  const href = change({ ...place, kind: 'link', value: before, tracking: trackingOf(link) });
  const title =
    typeof link.title === 'string' && link.title !== ''
      ? change({ ...place, kind: 'text', role: 'title', value: link.title })
      : link.title;
  if (href === before && title === link.title) return link;
  return { ...link, href, ...(title === undefined ? {} : { title }) };
}

/** Returns the tracking parameters of a link; null when it has none of its own. */
export function trackingOf({ tracking }: JsonObject): LinkTracking | null {
  return linkTrackingSchema.safeParse(tracking).data ?? null;
}

function mapItems(
  fields: readonly ItemField[],
  items: readonly JsonValue[],
  { nodeId, prop }: ContentPlace,
  walk: ContentWalk,
): readonly JsonValue[] {
  const mapped = items.map((item, index) => {
    if (!isJsonObject(item)) return item;
    // What was never read has no ids yet; its place is all there is.
    const id = itemIdOf(item) ?? String(index);
    return mapFields(fields, item, { nodeId, item: { list: prop, id } }, walk);
  });
  return mapped.every((item, index) => item === items[index]) ? items : mapped;
}

/** The text that another field gives a picture, and whether it is called decoration. */
function describedBy(src: string, fields: readonly (Field | ItemField)[], props: JsonObject) {
  const text = fields.find((field) => field.kind === 'text' && field.describes === src);
  const { decorative } = props;
  return {
    ...(text && { alt: textOf(props[text.prop]) }),
    ...(typeof decorative === 'boolean' && { decorative }),
  };
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
