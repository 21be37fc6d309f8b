import { isNodeCondition, isNodeRepeat } from '../conditions/node-condition.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json.ts';

/** A node's JSON, its outer shape checked and its content not. */
export interface NodeShape {
  readonly id?: JsonValue;
  readonly type: string;
  readonly version: number;
  readonly props: JsonObject;
  readonly style: JsonObject;
  readonly children?: readonly JsonValue[];
}

/** The longest type of a node that is read. */
export const TYPE_LENGTH = 100;

/** The longest name a node may be given in the layers tree. */
export const NAME_LENGTH = 200;

/** Reads the outer shape of a node; answers what is wrong with it as text. */
export function readNodeShape(json: JsonValue): NodeShape | string {
  if (!isJsonObject(json)) return 'not an object';
  const { id, type, version = 1, name = '', props = {}, style = {}, children } = json;
  if (typeof type !== 'string' || type === '' || type.length > TYPE_LENGTH) return 'no type';
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return 'no usable version';
  if (typeof name !== 'string' || name.length > NAME_LENGTH) return 'no usable name';
  if (!isJsonObject(props)) return 'props are not an object';
  if (!isJsonObject(style)) return 'style is not an object';
  // Shown to everybody, it would be no loss of looks but of sense: the node waits for who can read it.
  if (json.condition !== undefined && !isNodeCondition(json.condition)) return 'no usable condition';
  if (json.repeat !== undefined && !isNodeRepeat(json.repeat)) return 'no usable repeat';
  if (children !== undefined && !Array.isArray(children)) return 'children are not a list';
  return { id, type, version, props, style, ...(children ? { children } : {}) };
}
