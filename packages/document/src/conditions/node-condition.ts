import { CONDITION_OPERATORS, type DisplayCondition, isFieldName, takesValue } from '@mailwright/contract';
import { isJsonObject, type JsonValue } from '../json.ts';
import type { NodeCondition, NodeRepeat } from '../node.ts';

/** The most tests that a condition has. */
export const MAX_TESTS = 10;

/** The longest value that a field is compared with, characters. */
export const MAX_VALUE_LENGTH = 200;

/** Returns whether stored JSON is the condition of a node. */
export function isNodeCondition(json: unknown): json is NodeCondition {
  if (!isJsonObject(json)) return false;
  if (Object.hasOwn(json, 'otherwise')) return json.otherwise === true && Object.keys(json).length === 1;
  const { match, tests } = json;
  return (
    Object.keys(json).length === 2 &&
    (match === 'all' || match === 'any') &&
    Array.isArray(tests) &&
    tests.length > 0 &&
    tests.length <= MAX_TESTS &&
    tests.every(isTest)
  );
}

/** Returns whether stored JSON is the repeat of a node. */
export function isNodeRepeat(json: unknown): json is NodeRepeat {
  return isJsonObject(json) && isFieldName(json.list) && Object.keys(json).length === 1;
}

/** Returns the tests of a node's condition; undefined when it has none, and for `otherwise`. */
export function ownCondition(condition: NodeCondition | undefined): DisplayCondition | undefined {
  return condition && 'tests' in condition ? condition : undefined;
}

function isTest(json: JsonValue): boolean {
  if (!isJsonObject(json) || !isFieldName(json.field)) return false;
  const { field: _, operator, value, ...others } = json;
  const known = CONDITION_OPERATORS.find((one) => one === operator);
  if (Object.keys(others).length > 0 || !known) return false;
  return takesValue(known) ? typeof value === 'string' && value.length <= MAX_VALUE_LENGTH : value === undefined;
}
