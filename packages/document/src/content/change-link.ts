import type { LinkTracking } from '@mailwright/contract';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import type { DocumentNode } from '../node.ts';
import { sameJson } from '../same-json.ts';
import type { ContentPlace, ForeignContent } from './content-entry.ts';
import { itemIdOf } from './item-ids.ts';

/** New values of a link. `tracking: null` gives the link the parameters of the mail again. */
export interface LinkChange {
  readonly href?: string;
  readonly tracking?: LinkTracking | null;
}

interface ChangeOptions {
  /** Reads foreign HTML, for a link in there. */
  readonly foreign?: ForeignContent | undefined;
}

/**
 * Props of a node in which the links at these places are changed, to be written with `updateProps`; empty where none is
 * at any of them. Links in foreign HTML and those that are no more than an address get that alone.
 */
export function changedLinks(
  node: DocumentNode,
  places: readonly ContentPlace[],
  change: LinkChange,
  options: ChangeOptions,
): JsonObject {
  let props: JsonObject = node.props;
  for (const place of places) props = changedLink(props, place, change, options);
  const changed = Object.entries(props).filter(([key, value]) => !sameJson(value, node.props[key]));
  return Object.fromEntries(changed);
}

function changedLink(props: JsonObject, place: ContentPlace, change: LinkChange, options: ChangeOptions): JsonObject {
  const { prop, item, at } = place;
  if (item) {
    const items = props[item.list];
    if (!Array.isArray(items)) return props;
    const next = items.map((each: JsonValue, index) =>
      isJsonObject(each) && (itemIdOf(each) ?? String(index)) === item.id
        ? { ...each, [prop]: withChange(each[prop], change) }
        : each,
    );
    return { ...props, [item.list]: next };
  }
  const value = props[prop];
  if (at === undefined) return { ...props, [prop]: withChange(value, change) };
  if (typeof value === 'string') return { ...props, [prop]: inSource(value, at, change, options) };
  return Array.isArray(value) ? { ...props, [prop]: inRichText(value, at, change) } : props;
}

function withChange(link: JsonValue | undefined, { href, tracking }: LinkChange): JsonValue {
  if (!isJsonObject(link)) return href ?? link ?? '';
  const { tracking: before, ...rest } = link;
  const own = tracking === undefined ? before : tracking;
  return { ...rest, ...(href !== undefined && { href }), ...(own !== undefined && own !== null && { tracking: own }) };
}

function inSource(source: string, at: readonly number[], { href }: LinkChange, { foreign }: ChangeOptions): string {
  if (!foreign || href === undefined) return source;
  return foreign(source, (entry) => (entry.kind === 'link' && entry.at?.[0] === at[0] ? href : entry.value));
}

function inRichText(entries: readonly JsonValue[], [index, ...rest]: readonly number[], change: LinkChange): JsonValue {
  return entries.map((entry, at) => {
    if (at !== index || !isJsonObject(entry)) return entry;
    const { content, marks } = entry;
    if (rest.length > 0)
      return Array.isArray(content) ? { ...entry, content: inRichText(content, rest, change) } : entry;
    if (!Array.isArray(marks)) return entry;
    const next = marks.map((mark: JsonValue) =>
      isJsonObject(mark) && mark.type === 'link' ? { ...mark, attrs: withChange(mark.attrs, change) } : mark,
    );
    return { ...entry, marks: next };
  });
}
