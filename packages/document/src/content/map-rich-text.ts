import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import type { ForeignEntry } from './content-entry.ts';
import { trackingOf } from './map-fields.ts';

/** Goes through the runs of a rich text and the links they lead to; the same object where nothing changes. */
export function mapRichText(
  value: JsonValue,
  change: (entry: ForeignEntry) => string,
  at: readonly number[] = [],
): JsonValue {
  if (!Array.isArray(value)) return value;
  const mapped = value.map((entry, index) => (isJsonObject(entry) ? mapEntry(entry, change, [...at, index]) : entry));
  return mapped.every((entry, index) => entry === value[index]) ? value : mapped;
}

function mapEntry(entry: JsonObject, change: (entry: ForeignEntry) => string, at: readonly number[]): JsonObject {
  const { text, marks, content } = entry;
  const changed: Record<string, JsonValue> = {};
  if (entry.type === 'text' && typeof text === 'string' && text !== '') {
    changed.text = change({ kind: 'text', role: 'words', value: text, at });
  }
  if (Array.isArray(marks)) {
    changed.marks = sameList(
      marks,
      marks.map((mark) => mapMark(mark, change, at)),
    );
  }
  if (content !== undefined) changed.content = mapRichText(content, change, at);
  return Object.keys(changed).some((key) => changed[key] !== entry[key]) ? { ...entry, ...changed } : entry;
}

function mapMark(mark: JsonValue, change: (entry: ForeignEntry) => string, at: readonly number[]): JsonValue {
  if (!isJsonObject(mark) || mark.type !== 'link' || !isJsonObject(mark.attrs)) return mark;
  const { href, title } = mark.attrs;
  const changed: Record<string, JsonValue> = {};
  const tracking = trackingOf(mark.attrs);
  changed.href = change({ kind: 'link', value: typeof href === 'string' ? href : '', at, tracking });
  if (typeof title === 'string' && title !== '') {
    changed.title = change({ kind: 'text', role: 'title', value: title, at });
  }
  const attrs = mark.attrs;
  const isChanged = Object.keys(changed).some((key) => changed[key] !== (attrs[key] ?? ''));
  return isChanged ? { ...mark, attrs: { ...attrs, ...changed } } : mark;
}

function sameList(before: readonly JsonValue[], after: readonly JsonValue[]): readonly JsonValue[] {
  return after.every((entry, index) => entry === before[index]) ? before : after;
}
