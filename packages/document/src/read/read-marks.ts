import type { BlockDefinition } from '../block-definition.ts';
import { isSafeId } from '../ids.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';
import { isShallow, withFieldValues } from '../modules/field-values.ts';
import { openableFields } from '../modules/openable-fields.ts';
import type { DocumentNode, ModuleInstance } from '../node.ts';
import type { NodeStyle } from '../node-style.ts';
import { sameJson } from '../same-json.ts';
import { isNodeStyle } from '../schemas/node-style-schema.ts';

/** Longest name of a module that a mail keeps. */
export const MODULE_NAME_LENGTH = 255;

/** Fields of one block, and the longest key of one. */
const MAX_FIELDS = 100;
const KEY_LENGTH = 100;

/** Marks of a module that a node has, and the names of its stored marks that are invalid. */
export interface ReadMarks {
  readonly instance?: ModuleInstance;
  readonly origin?: string;
  readonly open?: readonly string[];
  readonly base?: JsonObject;
  /** Names of the dropped marks, for a problem; '' when there are none. */
  readonly dropped: string;
}

/** Place of the marks, and the facts of the node that are needed to read them. */
export interface MarkPlace {
  readonly definition: BlockDefinition | undefined;
  readonly isWithinInstance: boolean;
  /** Linked modules read so far, by id. */
  readonly instances: Map<string, ModuleInstance>;
  /** Props and style of the node, as they are read. */
  readonly props: JsonObject;
  readonly style: NodeStyle;
}

const MARKS = ['instance', 'origin', 'open', 'base'] as const;

/**
 * Reads the marks of a linked module. They come with the mail, so they are not trusted: what is not as it is written
 * by us is dropped, and the node is a copy as far as that mark goes. Undefined for a node that has none.
 */
export function readMarks(json: JsonObject, place: MarkPlace): ReadMarks | undefined {
  if (!MARKS.some((mark) => Object.hasOwn(json, mark))) return undefined;
  const instance = readInstance(json.instance, place);
  const isLinked = instance !== undefined || place.isWithinInstance;
  const origin = isLinked && isSafeId(json.origin) ? json.origin : undefined;
  const open = readOpen(json.open, place.definition);
  const base = origin === undefined ? undefined : readBase(json.base, place);
  const read = {
    ...(instance && { instance }),
    ...(origin !== undefined && { origin }),
    ...(open && { open }),
    ...(base && { base }),
  };
  const dropped = MARKS.filter((mark) => Object.hasOwn(json, mark) && !sameJson(json[mark], read[mark] as JsonValue));
  return { ...read, dropped: dropped.join(', ') };
}

/** A node with the marks that were read instead of those it was stored with. */
export function withMarks(node: DocumentNode, { dropped: _, ...marks }: ReadMarks): DocumentNode {
  const { instance: __, origin: ___, open: ____, base: _____, ...own } = node;
  return { ...own, ...marks };
}

function readInstance(json: JsonValue | undefined, place: MarkPlace): ModuleInstance | undefined {
  const kind = place.definition?.kind;
  if (place.isWithinInstance || kind === 'wrapper' || kind === 'column' || !isJsonObject(json)) return undefined;
  const { id, moduleId, version, name, shownByMail } = json;
  if (!isSafeId(id) || !isSafeId(moduleId) || typeof name !== 'string' || name.length > MODULE_NAME_LENGTH)
    return undefined;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) return undefined;
  const own = shownByMail === true ? ({ shownByMail } as const) : {};
  const isAsWritten = Object.keys(json).length === 4 + Object.keys(own).length;
  const instance: ModuleInstance = isAsWritten ? (json as never) : { id, moduleId, version, name, ...own };
  const first = place.instances.get(id);
  if (!first) place.instances.set(id, instance);
  const isOfOne = !first || (first.moduleId === moduleId && first.version === version && first.name === name);
  return isOfOne ? instance : undefined;
}

function readOpen(json: JsonValue | undefined, definition: BlockDefinition | undefined): readonly string[] | undefined {
  if (!Array.isArray(json)) return undefined;
  // Of a block of a later release nothing is asked; it is sealed here, whatever it says.
  if (!definition) return json.length > 0 && json.length <= MAX_FIELDS && json.every(isKey) ? json : undefined;
  const keys = openableFields(definition).map(({ key }) => key);
  const stored: readonly JsonValue[] = json;
  const open = keys.filter((key) => stored.includes(key));
  if (open.length === 0) return undefined;
  return open.length === stored.length ? (stored as readonly string[]) : open;
}

function isKey(value: JsonValue): value is string {
  return typeof value === 'string' && value !== '' && value.length <= KEY_LENGTH;
}

/** Values that the module had in fields: they are written back by a reset, so the block must take each of them. */
function readBase(json: JsonValue | undefined, place: MarkPlace): JsonObject | undefined {
  const { definition, props, style } = place;
  if (!isJsonObject(json)) return undefined;
  if (!definition) {
    const own = Object.keys(json);
    return own.length > 0 && own.length <= MAX_FIELDS && own.every(isKey) && isShallow(json) ? json : undefined;
  }
  const fields = openableFields(definition);
  const keys = new Set(fields.flatMap(({ key, along }) => [key, ...along]));
  const kept = Object.entries(json).filter(([key, value]) => {
    if (!keys.has(key) || !isShallow(value)) return false;
    const reset = withFieldValues({ props, style }, { [key]: value });
    return definition.schema.safeParse(reset.props).success && isNodeStyle(reset.style);
  });
  if (kept.length === 0) return undefined;
  return kept.length === Object.keys(json).length ? json : Object.fromEntries(kept);
}
