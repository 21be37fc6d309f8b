import { definitionOf } from '../definition-of.ts';
import type { Field, ItemField } from '../field.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import type { DocumentNode, EmailDocument } from '../node.ts';
import { type GoneContent, goneContent } from './gone-content.ts';
import { type ContentOptions, mapContent } from './map-content.ts';

/** One picture in the place of another. */
export interface ImageSwap {
  /** Path of the picture that goes; it stands in addresses as it is, with any host before it. */
  readonly from: string;
  readonly to: string;
  /** Pixels of the new file. */
  readonly width: number;
  /** Texts that described the old picture, and what describes the new one; what an author wrote is no key of it. */
  readonly alts: ReadonlyMap<string, string>;
}

/**
 * Shows another picture wherever a document shows one, or leads to it: in fields, backgrounds, foreign HTML and the
 * author's CSS, also where a field is hidden as things stand. Of foreign HTML exactly the bytes of the address change.
 * What stays as it is, is the same object. Of all edits this one reaches into linked modules as well: a picture that is
 * to be replaced wherever it stands is not to stay in some of the mail.
 */
export function replaceImage(document: EmailDocument, options: ContentOptions, swap: ImageSwap): EmailDocument {
  const swapped = addressSwap(swap);
  const walked = mapContent(document, options, (entry) => (entry.kind === 'text' ? entry.value : swapped(entry.value)));
  const nodes = mapList(walked.nodes, (node, index) => settled(node, document.nodes[index], options, swap, swapped));
  const settings = swapIn(document.settings as unknown as JsonObject, swapped) as unknown as EmailDocument['settings'];
  const { customStyles } = document;
  const styles = customStyles === undefined ? undefined : swapped(customStyles);
  if (nodes === document.nodes && settings === document.settings && styles === customStyles) return document;
  return { ...document, settings, nodes, ...(styles !== undefined && { customStyles: styles }) };
}

/** Returns what the swap takes out of a mail beside the address of the picture itself. */
export function lostBySwap(
  before: EmailDocument,
  after: EmailDocument,
  options: ContentOptions,
  { from }: Pick<ImageSwap, 'from'>,
): GoneContent {
  const { links, fields, ...gone } = goneContent(before, after, options);
  const isOther = (text: string) => !text.includes(from);
  return { ...gone, links: links.filter(isOther), fields: fields.filter(isOther) };
}

/** The address is found as it is written, and not as the beginning of a longer name. */
function addressSwap({ from, to }: ImageSwap): (text: string) => string {
  const address = new RegExp(`${from.replaceAll('.', '\\.')}(?![\\w.-])`, 'g');
  return (text) => (text.includes(from) ? text.replace(address, () => to) : text);
}

/** The node with what follows from its new pictures, and with the addresses that no field shows. */
function settled(
  node: DocumentNode,
  before: DocumentNode | undefined,
  options: ContentOptions,
  swap: ImageSwap,
  swapped: (text: string) => string,
): DocumentNode {
  const fields = definitionOf(node.type, options.registry)?.fields ?? [];
  const followed = withConsequences(fields, node.props, before?.props ?? node.props, swap);
  const props = swapIn(followed, swapped) as JsonObject;
  const style = swapIn(node.style as unknown as JsonObject, swapped) as unknown as DocumentNode['style'];
  const children =
    node.children &&
    mapList(node.children, (child, index) => settled(child, before?.children?.[index], options, swap, swapped));
  // What a module has in a field that the mail has changed comes back when the change is taken back.
  const base = node.base && (swapIn(node.base, swapped) as JsonObject);
  const scopedCss = node.scopedCss && swapIn(node.scopedCss as unknown as JsonValue, swapped);
  const changed = {
    ...(base && { base }),
    ...(scopedCss && { scopedCss }),
    props,
    style,
    ...(children && { children }),
  };
  const isSame = Object.entries(changed).every(([key, value]) => value === node[key as keyof DocumentNode]);
  return isSame ? node : ({ ...node, ...changed } as DocumentNode);
}

/** A new picture has its own width, and the text of its own where the old one had the text of the library. */
function withConsequences(
  fields: readonly (Field | ItemField)[],
  props: JsonObject,
  before: JsonObject,
  swap: ImageSwap,
): JsonObject {
  const changed: Record<string, JsonValue> = {};
  for (const field of fields) {
    const { prop } = field;
    if (props[prop] === before[prop]) continue;
    const [value, old] = [props[prop], before[prop]];
    if (field.kind === 'image') {
      if (field.naturalWidthProp !== undefined) changed[field.naturalWidthProp] = swap.width;
      const described = fields.find((one) => one.kind === 'text' && one.describes === prop);
      const alt = described && props[described.prop];
      const next = typeof alt === 'string' ? swap.alts.get(alt) : undefined;
      if (described && next !== undefined) changed[described.prop] = next;
    } else if (field.kind === 'list' && Array.isArray(value) && Array.isArray(old)) {
      changed[prop] = value.map((item: JsonValue, index) => {
        const was: JsonValue | undefined = old[index];
        return isJsonObject(item) && isJsonObject(was) ? withConsequences(field.items, item, was, swap) : item;
      });
    }
  }
  return Object.keys(changed).length > 0 ? { ...props, ...changed } : props;
}

function swapIn(value: JsonValue, swapped: (text: string) => string): JsonValue {
  if (typeof value === 'string') return swapped(value);
  if (Array.isArray(value)) return mapList(value, (member: JsonValue) => swapIn(member, swapped));
  if (!isJsonObject(value)) return value;
  const changed = Object.entries(value).flatMap(([key, member]) => {
    const next = member === undefined ? member : swapIn(member, swapped);
    return next === member || next === undefined ? [] : [[key, next] as const];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

function mapList<T>(list: readonly T[], change: (member: T, index: number) => T): readonly T[] {
  const mapped = list.map(change);
  return mapped.every((member, index) => member === list[index]) ? list : mapped;
}
